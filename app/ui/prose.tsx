import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { prose } from '#styled/recipes';
import { ownHtml } from './own-html';

/**
 * Long reading, rendered while the site was built. Its links are plain ones; those that stay on the
 * site are followed by the router, so that no page is loaded anew.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside take the keys; their clicks bubble up to here
    <div
      className={prose()}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger -- our own text, made into HTML by our own build
      dangerouslySetInnerHTML={ownHtml(html)}
    />
  );
}

/** Where a plain click on a link of ours leads; null for everything else. */
function pathOf(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') ? href : null;
}
