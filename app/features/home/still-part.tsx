import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';

type Props = {
  /** What the part is called in the page, so that its prerendered HTML can be found. */
  id: string;
  /** Draws the part where its HTML did not come with the page: after a way within the site. */
  content: ComponentType;
};

// React sets inner HTML when this object is another one, so it must stay the same.
const AS_PRERENDERED = { __html: '' };

/**
 * A part of a page that only shows. Where the page came with its HTML that stays as it is, and
 * neither its components nor its pictures' data are loaded; docs/decisions tells how.
 */
export function StillPart({ id, content: Content }: Props) {
  const [kept, setKept] = useState(() => isPrerendered(id));
  const part = useRef<HTMLDivElement>(null);
  useLinksOf(part);
  // React threw the prerendered page away: there is nothing left to keep.
  useIsomorphicLayoutEffect(() => {
    if (!part.current?.hasChildNodes()) setKept(false);
  }, []);
  if (!kept) {
    return (
      <div id={id} ref={part}>
        <Content />
      </div>
    );
  }
  return (
    <div id={id} ref={part} dangerouslySetInnerHTML={AS_PRERENDERED} suppressHydrationWarning />
  );
}

/** Whether the part's HTML stands in the page already. */
export function isPrerendered(id: string): boolean {
  return !import.meta.env.SSR && document.getElementById(id) !== null;
}

const useIsomorphicLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/** Links that React has not drawn still lead through the router, without loading a page anew. */
function useLinksOf(part: { readonly current: HTMLElement | null }) {
  const { history } = useRouter();
  useEffect(() => {
    const root = part.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !isPlain(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [part, history]);
}

/** Not one that opens a tab or saves a file, and not one that was answered already. */
function isPlain(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
}
