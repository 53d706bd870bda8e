import { useHydrated } from '@tanstack/react-router';
import { sharedPage, shareProblems } from '#app/content/shared-page';
import { useFragment } from '#app/pwa/use-fragment';
import { LinkButton } from '#app/ui/link-button';
import { PageHead } from '#app/ui/page-head';
import { Skeleton } from '#app/ui/skeleton';
import { readShareCode, type ShareProblem } from '#domain/sharing/read-share-code';
import { css, cx } from '#styled/css';
import { emptyNote, pageGrid, wrap } from '#styled/recipes';
import { SharedDesign } from './shared-design';

/** A design that came in a link. The link carries it behind its "#", which only the browser sees. */
export function SharedPage() {
  return <div className={wrap()}>{useHydrated() ? <Opened /> : <Waiting />}</div>;
}

function Opened() {
  const shared = readShareCode(useFragment());
  if (!shared.ok) return <NoDesign problem={shared.problem} />;
  return <SharedDesign draft={shared.draft} />;
}

function NoDesign({ problem }: { problem: ShareProblem }) {
  const { title, text } = shareProblems[problem];
  return (
    <>
      <PageHead title={sharedPage.title}>
        <p>{sharedPage.intro}</p>
      </PageHead>
      <div className={emptyNote()}>
        <h2>{title}</h2>
        <p className={css({ maxWidth: '62ch', marginBottom: '5' })}>{text}</p>
        <LinkButton to="/builder">{sharedPage.build}</LinkButton>
      </div>
    </>
  );
}

/** Until the program is there: only it can read the link. */
function Waiting() {
  return (
    <>
      <PageHead title={sharedPage.title}>
        <p>{sharedPage.intro}</p>
      </PageHead>
      <div aria-busy="true" className={cx(pageGrid(), css({ paddingBottom: 'section' }))}>
        <Skeleton shape="block" className={waiting} />
      </div>
    </>
  );
}

/** As large as the drawing and its tabs will be. */
const waiting = css({
  gridColumn: { lg: '1 / span 7' },
  height: { base: '309px', md: '449px' },
});
