import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ownHtml } from '#app/ui/own-html';
import { StillContent } from './still-content';
import { isPrerendered, stillPartId, type StillPartName } from './prerendered';
import { followLinks } from './follow-links';

// React sets inner HTML anew when this object is another one, so it must stay the same.
const AS_PRERENDERED = ownHtml('');

/**
 * A part of the page that only shows. Where the page came with its HTML it stays as it is, and
 * neither its components nor its pictures' data are loaded; docs/decisions tells why.
 */
export function StillPart({ name, className }: { name: StillPartName; className?: string }) {
  const [kept, setKept] = useState(() => isPrerendered(name));
  const part = useRef<HTMLDivElement>(null);
  const { history } = useRouter();
  useEffect(() => {
    if (!part.current) return;
    // React has thrown the prerendered page away: there is nothing left to keep.
    if (!part.current.hasChildNodes()) setKept(false);
    return followLinks(part.current, (href) => history.push(href));
  }, [history]);
  const frame = { id: stillPartId(name), ref: part, className };
  if (kept) {
    return <div {...frame} dangerouslySetInnerHTML={AS_PRERENDERED} suppressHydrationWarning />;
  }
  return (
    <div {...frame}>
      <StillContent name={name} />
    </div>
  );
}
