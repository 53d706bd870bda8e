import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { arrivalIsNews, forgetArrival } from '#app/pwa/outbox/arrival-note';
import { css } from '#styled/css';
import { loadArrival } from './load-arrival';

/** The head of the home page for who has sent a quote request; for everybody else an empty element. */
export function ArrivalPlace() {
  const isNews = useSyncExternalStore(never, arrivalIsNews, () => false);
  const [over, setOver] = useState(false);
  const [Arrival, setArrival] = useState<ComponentOf<{ onOver: () => void }>>();
  const isShown = isNews && !over;
  useEffect(() => {
    // While the page is being taken over, only the mark from before the first paint knows.
    if (!isShown && arrivalIsNews()) return;
    delete document.documentElement.dataset['arrival'];
    if (!isShown) return;
    // Without its code the page opens as it always does.
    loadArrival().then(
      (loaded) => setArrival(() => loaded),
      () => setOver(true),
    );
  }, [isShown]);
  const end = () => {
    forgetArrival();
    setOver(true);
  };
  return (
    <div className={place} data-shown={isShown || undefined}>
      {isShown && Arrival && <Arrival onOver={end} />}
    </div>
  );
}

const never = () => () => undefined;

// As high as the screen before anything is in it, so that nothing moves when it comes.
const place = css({
  minHeight: 'calc(100svh - {sizes.header})',
  '&:not([data-shown])': { ':root:not([data-arrival]) &': { display: 'none' } },
});
