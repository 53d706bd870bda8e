import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useFragment } from '#app/pwa/designs/use-fragment';
import { useSentAlready } from '#app/pwa/outbox/sent-already';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { useDraft } from '#app/pwa/draft/use-draft';
import { PriceAnnouncement } from '#app/ui/prices/price-announcement';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { roomOf } from '#domain/room/geometry/room-of';
import { priceDraft } from '#domain/design/pricing/price';
import { sharedPhotoEnd } from '#domain/site/share-photo';
import { css, cx } from '#styled/css';
import { builderLayout } from '#styled/recipes';
import { BuilderHead } from './builder-head';
import { BuilderNotices } from './notices/builder-notices';
import { CurrentStep } from './current-step';
import { useMoving } from './openings/use-moving';
import { PriceBar } from './price/price-bar';
import { useContact } from './quote-form/use-contact';
import { useTyping } from './quote-form/use-typing';
import { Stage } from './stage/stage';
import { useStageView } from './stage/use-stage-view';
import { useFitToPricing } from './use-fit-to-pricing';
import { useKeptDesign } from './use-kept-design';
import { usePriceChange } from './notices/use-price-change';
import { useStep } from './navigation/use-step';

/** The room builder: six steps, one draft, its picture and price always in sight (specification §2). */
export function Builder() {
  const draft = useDraft();
  const { dispatch } = draft;
  const pricing = usePricing();
  // Before the step, which takes it out of the address.
  const [sharedPhoto] = useState(sharedPhotoEnd(useFragment()));
  const { step, goTo, hasEntered } = useStep(draft);
  // A room that is given its size only later opens no dialog by that.
  const [hadRoom, setHadRoom] = useState<boolean>();
  if (hadRoom === undefined && draft.status === 'ready') {
    setHadRoom(draft.draft.shellSizeId !== null);
  }
  // The pressed control responds at once; everything that depends on it renders a frame later.
  const shownStep = useDeferredValue(step);
  const arrivalStep = useDeferredValue(hasEntered ? step : null);
  const deferredDraft = useDeferredValue(draft);
  const contact = useContact();
  const { isTyping, watch } = useTyping();
  const namesRemoved = useFitToPricing(draft, pricing);
  const price = useMemo(
    () => pricing.pricing && priceDraft(deferredDraft.draft, pricing.pricing),
    [deferredDraft.draft, pricing.pricing],
  );
  const entry = useSentAlready(draft.draft, pricing.pricing);
  const isSent = entry === undefined ? undefined : entry !== null;
  const { found } = draft;
  const isKept = useKeptDesign({ step: arrivalStep, draft: draft.draft, found, price, isSent });
  // Not deferred: the next key may be pressed before it renders.
  const room = useMemo(
    () => pricing.pricing && roomOf(draft.draft, pricing.pricing),
    [draft.draft, pricing.pricing],
  );
  const stageView = useStageView(shownStep ?? 1, deferredDraft.draft);
  const { turnTo } = stageView;
  const onAdded = useCallback(({ wall }: PlacedOpening) => turnTo(wall), [turnTo]);
  const moving = useMoving({ room, placement: draft.draft.placement, dispatch, onAdded });
  const drawnDraft = useDeferredValue(
    useMemo(
      () =>
        moving.dragPlacement ? { ...draft.draft, placement: moving.dragPlacement } : draft.draft,
      [draft.draft, moving.dragPlacement],
    ),
  );
  const priceChange = usePriceChange(deferredDraft, pricing, price);
  const view = { draft: deferredDraft, pricing, price, isKept, step: shownStep ?? 1, goTo };
  const choices = { draft: draft.draft, dispatch, pricing, room, price, contact };
  const openings = shownStep === 3 ? { moving, lookAt: stageView.lookAt } : null;
  const styles = builderLayout();
  return (
    <div className={cx(styles.root, concealed)}>
      <ErrorBoundary part="stage" of={drawnDraft}>
        <Stage
          draft={draft.status === 'ready' ? drawnDraft : null}
          pricing={pricing.pricing}
          stageView={stageView}
          ahead={(shownStep ?? 1) > 1}
          isTyping={isTyping}
          moving={openings && moving}
          opensPhoto={sharedPhoto === 'waits' && hadRoom === true}
        />
      </ErrorBoundary>
      <div className={styles.side} {...watch}>
        <div className={styles.choices}>
          {/* The found draft comes with its step: a frame later, "Saved" would move the page. */}
          <BuilderHead
            draft={deferredDraft.status === 'ready' ? deferredDraft : draft}
            step={step ?? 1}
          />
          <ErrorBoundary part="notices" of={deferredDraft.draft} instead={null}>
            <BuilderNotices {...view} {...{ namesRemoved, priceChange, sharedPhoto }} />
          </ErrorBoundary>
          <CurrentStep
            {...choices}
            openings={openings}
            step={shownStep}
            arrivalStep={arrivalStep}
          />
        </div>
        <PriceBar {...view} />
      </div>
      <PriceAnnouncement amount={price?.total ?? 0} />
    </div>
  );
}

/** Hides a prerendered step 1 at the URL of another step, until the app shows that one. */
const concealed = css({ ':root[data-later-step] &': { visibility: 'hidden' } });
