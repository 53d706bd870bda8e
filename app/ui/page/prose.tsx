import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { prose } from '#styled/recipes';
import { ownHtml } from './own-html';

/**
 * Long-form text, rendered at build time. Its links are plain anchors; the router follows internal ones,
 * so the page is not reloaded.
 */
export function Prose({ html }: { html: string }) {
  const router = useRouter();
  function follow(event: MouseEvent) {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    void router.navigate({ href: path });
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keyboard; only their clicks bubble up to here
    <div
      className={prose()}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger -- our own text, converted to HTML by our own build
      dangerouslySetInnerHTML={ownHtml(html)}
    />
  );
}

/** The target of a plain click on an internal link; null for everything else. */
function pathOf(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') ? href : null;
}
