import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import type { SharedPhotoEnd } from '#domain/site/share-photo';
import { css } from '#styled/css';
import type { BuilderView } from '#app/features/builder/builder-view';
import { KeptNotice } from './kept-notice';
import { Notice } from './notice';
import { PriceChangeNotice } from './price-change-notice';
import type { usePriceChange } from './use-price-change';

/** Comes with the later steps: two tabs that differ have begun. */
const ConflictNotice = lazyPart(async () => (await import('./conflict-notice')).ConflictNotice);

const SharedPhotoNotice = lazyPart(
  async () => (await import('./shared-photo-notice')).SharedPhotoNotice,
);

interface Props extends BuilderView {
  /** The names of choices that are no longer in the price list and were set back. */
  namesRemoved: readonly string[];
  priceChange: ReturnType<typeof usePriceChange>;
  /** What became of a photo that was shared to the app, if this page was opened for one. */
  sharedPhoto: SharedPhotoEnd | null;
}

/** What a homeowner must know before continuing. */
export function BuilderNotices(props: Props) {
  const { draft, pricing, isKept, namesRemoved, priceChange, sharedPhoto } = props;
  // With a room, its dialog shows the photo.
  const isShown = sharedPhoto === 'waits' && draft.draft.shellSizeId !== null;
  return (
    <>
      {draft.conflict && (
        <ErrorBoundary part="conflict notice" waiting={null}>
          <ConflictNotice conflict={draft.conflict} pricing={pricing.pricing} />
        </ErrorBoundary>
      )}
      {namesRemoved.length > 0 && (
        <Notice title="Our price list has changed">
          <p className={text}>
            No longer offered, and set back in your design: {namesRemoved.join(', ')}.
          </p>
        </Notice>
      )}
      {priceChange.change && (
        <PriceChangeNotice change={priceChange.change} onNoted={priceChange.takeNote} />
      )}
      {sharedPhoto && !isShown && draft.status === 'ready' && (
        <ErrorBoundary part="shared photo notice" waiting={null}>
          <SharedPhotoNotice end={sharedPhoto} />
        </ErrorBoundary>
      )}
      {draft.saveState === 'unavailable' && (
        <Notice title="This browser may not keep your design">
          <p className={text}>
            It is sure to be here only while this page is open. You can still finish it and send it.
          </p>
        </Notice>
      )}
      <div className={keptPlace}>{isKept && !draft.conflict && <KeptNotice draft={draft} />}</div>
    </>
  );
}

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });

/** Reserved before the first paint where a design is sure to be found: app/pwa/designs/kept-place.ts. */
const keptPlace = css({ display: 'flow-root', minHeight: 'var(--kept)' });
