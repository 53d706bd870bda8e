import { useHydrated } from '@tanstack/react-router';
import { sharedPage, shareProblems } from '#app/content/page-words/shared-page';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { LinkButton } from '#app/ui/buttons/link-button';
import { PageHead } from '#app/ui/page/page-head';
import { Skeleton } from '#app/ui/loading/skeleton';
import { notOffered } from '#domain/design/draft/fit-to-pricing';
import { roomTitle } from '#domain/design/draft/format-room';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import { readShareCode, type ShareProblem } from '#domain/design/sharing/read-share-code';
import { css, cx } from '#styled/css';
import { emptyNote, pageGrid, wrap } from '#styled/recipes';
import { SharedDesign } from './shared-design';

/** A design received as a link. The link carries it after its "#", which only the browser sees. */
export function SharedPage() {
  const isHydrated = useHydrated();
  const fragment = useFragment();
  const pricing = usePricing();
  const sharedDesign = isHydrated ? readShareCode(fragment) : null;
  // The first price list's sizes are used to draw the room until the live ones have loaded.
  const knownPricing = pricing.pricing ?? fallbackPricing;
  const draft = sharedDesign?.ok ? sharedDesign.draft : null;
  // A size that the first list does not have may be in the live one.
  const awaited =
    pricing.status === 'loading' && draft !== null && notOffered(draft, knownPricing).length > 0;
  return (
    <div className={wrap()}>
      <PageHead title={draft ? roomTitle(draft, knownPricing) : sharedPage.title}>
        <p>{sharedPage.intro}</p>
      </PageHead>
      {(sharedDesign === null || awaited) && <Waiting />}
      {draft && !awaited && (
        <SharedDesign draft={draft} pricing={pricing} knownPricing={knownPricing} />
      )}
      {sharedDesign?.ok === false && <NoDesign problem={sharedDesign.problem} />}
    </div>
  );
}

function NoDesign({ problem }: { problem: ShareProblem }) {
  const { title, text } = shareProblems[problem];
  return (
    <div className={emptyNote()}>
      <h2>{title}</h2>
      <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>{text}</p>
      <LinkButton to="/builder">{sharedPage.build}</LinkButton>
    </div>
  );
}

/** Shown until the app has loaded: only the app can read the link. */
function Waiting() {
  return (
    <div aria-busy="true" className={cx(pageGrid(), css({ paddingBottom: 'section' }))}>
      <Skeleton shape="block" className={waiting} />
    </div>
  );
}

/** The same size as the drawing and its tabs. */
const waiting = css({
  gridColumn: { lg: '1 / span 7' },
  height: { base: '309px', md: '449px' },
});
