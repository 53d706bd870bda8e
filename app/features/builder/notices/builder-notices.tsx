import { css } from '#styled/css';
import type { BuilderView } from '#app/features/builder/builder-view';
import { ConflictNotice } from './conflict-notice';
import { KeptNotice } from './kept-notice';
import { Notice } from './notice';
import { PriceChangeNotice } from './price-change-notice';
import type { usePriceChange } from './use-price-change';

interface Props extends BuilderView {
  /** A chosen option is no longer in the price list and was removed. */
  refitted: boolean;
  repriced: ReturnType<typeof usePriceChange>;
}

/** What a homeowner must know before continuing. */
export function BuilderNotices({ draft, pricing, kept, refitted, repriced }: Props) {
  return (
    <>
      {draft.conflict && <ConflictNotice conflict={draft.conflict} pricing={pricing.pricing} />}
      {refitted && (
        <Notice title="Our price list has changed">
          <p className={text}>
            Something you had chosen is no longer offered, so we have set it back. Please look
            through your design.
          </p>
        </Notice>
      )}
      {repriced.change && (
        <PriceChangeNotice change={repriced.change} onNoted={repriced.takeNote} />
      )}
      {draft.saveState === 'unavailable' && (
        <Notice title="This browser does not keep your design">
          <p className={text}>
            It is here as long as this page is open. You can still finish it and send it.
          </p>
        </Notice>
      )}
      <div className={keptPlace}>{kept && !draft.conflict && <KeptNotice draft={draft} />}</div>
    </>
  );
}

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });

/** Reserved before the first paint where a design is sure to be found: app/pwa/designs/kept-place.ts. */
const keptPlace = css({ display: 'flow-root', minHeight: 'var(--kept)' });
