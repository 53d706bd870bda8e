import { useEffect, useState, useSyncExternalStore } from 'react';
import { arrivalIsNews, forgetArrival } from '#app/pwa/outbox/arrival-note';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { css } from '#styled/css';
import { loadArrival } from './load-arrival';

const Arrival = lazyPart(loadArrival);

/** The head of the home page for who has sent a quote request; for everybody else an empty element. */
export function ArrivalPlace() {
  const isNews = useSyncExternalStore(never, arrivalIsNews, () => false);
  const [over, setOver] = useState(false);
  const isShown = isNews && !over;
  useEffect(() => {
    // While the page is being taken over, only the mark from before the first paint knows.
    if (isShown || !arrivalIsNews()) delete document.documentElement.dataset['arrival'];
  }, [isShown]);
  const end = () => {
    forgetArrival();
    setOver(true);
  };
  return (
    <div className={place} data-shown={isShown || undefined}>
      {isShown && (
        // Without it the page opens as it always does.
        <ErrorBoundary part="arrival" instead={null} waiting={null} onFault={() => setOver(true)}>
          <Arrival onOver={end} />
        </ErrorBoundary>
      )}
    </div>
  );
}

const never = () => () => undefined;

// As high as the screen before anything is in it, so that nothing moves when it comes.
const place = css({
  minHeight: 'calc(100svh - {sizes.header})',
  '&:not([data-shown])': { ':root:not([data-arrival]) &': { display: 'none' } },
});
