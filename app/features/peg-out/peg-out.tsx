import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { LinkButton } from '#app/ui/buttons/link-button';
import { PageHead } from '#app/ui/page/page-head';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css, cx } from '#styled/css';
import { emptyNote, wrap } from '#styled/recipes';
import { useDesign } from './use-design';

const PegSheet = lazyPart(async () => (await import('./peg-sheet')).PegSheet);

/** Pegging out the room on the lawn: what to measure, on a phone or on paper. */
export function PegOut() {
  const design = useDesign();
  return (
    <div className={cx(wrap(), page)}>
      <div className={onScreen}>
        <PageHead title="Peg out your room">
          <p>
            Two tapes, four pegs and a string: see on your own lawn how large your room will be.
          </p>
        </PageHead>
      </div>
      {design === null ? (
        <div className={emptyNote()}>
          <p>There is no size to peg out here. Choose one first.</p>
          <LinkButton to="/builder" search={{ step: 2 }}>
            Choose a size
          </LinkButton>
        </div>
      ) : (
        <ErrorBoundary part="peg-out plan" waiting={<Waiting />}>
          {design ? <PegSheet {...design} /> : <Waiting />}
        </ErrorBoundary>
      )}
    </div>
  );
}

function Waiting() {
  return <Skeleton shape="block" className={waiting} />;
}

const page = css({ paddingBottom: 'section', '@media print': { padding: '0' } });
const onScreen = css({ '@media print': { display: 'none' } });
const waiting = css({ display: 'block', height: '520px' });
