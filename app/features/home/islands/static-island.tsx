import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ownHtml } from '#app/ui/page/own-html';
import { IslandContent, type HomeContent } from './island-content';
import {
  isPrerendered,
  staticIslandId,
  type StaticIslandName,
} from '#app/features/home/prerendered';
import { followLinks } from './follow-links';

// React sets inner HTML again when this object changes, so its identity must be stable.
const AS_PRERENDERED = ownHtml('');

interface Props {
  name: StaticIslandName;
  className?: string;
  content: HomeContent;
}

/**
 * A static island: a part of the page without behaviour. Prerendered HTML is left as it is, and neither
 * its components nor its pictures' data are loaded; see decision 0007.
 */
export function StaticIsland({ name, className, content }: Props) {
  const [isKept, setKept] = useState(() => isPrerendered(name));
  const part = useRef<HTMLDivElement>(null);
  const { history } = useRouter();
  useEffect(() => {
    if (!part.current) return;
    // React has discarded the prerendered page: there is nothing left to keep.
    if (!part.current.hasChildNodes()) setKept(false);
    return followLinks(part.current, (href) => history.push(href));
  }, [history]);
  const frame = { id: staticIslandId(name), ref: part, className };
  if (isKept) {
    return <div {...frame} dangerouslySetInnerHTML={AS_PRERENDERED} suppressHydrationWarning />;
  }
  return (
    <div {...frame}>
      <IslandContent name={name} content={content} />
    </div>
  );
}
