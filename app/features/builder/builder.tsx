import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSentAlready } from '#app/pwa/outbox/sent-already';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { useDraft } from '#app/pwa/draft/use-draft';
import { PriceAnnouncement } from '#app/ui/prices/price-announcement';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import { roomOf } from '#domain/room/geometry/room-of';
import { priceDraft } from '#domain/design/pricing/price';
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
  const { step, goTo, entered } = useStep(draft);
  // The pressed control responds at once; everything that depends on it renders a frame later.
  const shown = useDeferredValue(step);
  const arrived = useDeferredValue(entered ? step : null);
  const settled = useDeferredValue(draft);
  const contact = useContact();
  const { typing, watch } = useTyping();
  const removed = useFitToPricing(draft, pricing);
  const price = useMemo(
    () => pricing.pricing && priceDraft(settled.draft, pricing.pricing),
    [settled.draft, pricing.pricing],
  );
  const entry = useSentAlready(draft.draft, pricing.pricing);
  const sent = entry === undefined ? undefined : entry !== null;
  const { found } = draft;
  const kept = useKeptDesign({ step: arrived, draft: draft.draft, found, price, sent });
  // Not deferred: the next key may be pressed before it renders.
  const room = useMemo(
    () => pricing.pricing && roomOf(draft.draft, pricing.pricing),
    [draft.draft, pricing.pricing],
  );
  const stageView = useStageView(shown ?? 1, settled.draft);
  const { turnTo } = stageView;
  const onAdded = useCallback(({ wall }: PlacedOpening) => turnTo(wall), [turnTo]);
  const moving = useMoving({ room, placement: draft.draft.placement, dispatch, onAdded });
  const drawn = useDeferredValue(
    useMemo(
      () => (moving.dragged ? { ...draft.draft, placement: moving.dragged } : draft.draft),
      [draft.draft, moving.dragged],
    ),
  );
  const repriced = usePriceChange(settled, pricing, price);
  const view = { draft: settled, pricing, price, kept, step: shown ?? 1, goTo };
  const choices = { draft: draft.draft, dispatch, pricing, room, price, contact };
  const openings = shown === 3 ? { moving, lookAt: stageView.lookAt } : null;
  const styles = builderLayout();
  return (
    <div className={cx(styles.root, concealed)}>
      <Stage
        draft={draft.status === 'ready' ? drawn : null}
        pricing={pricing.pricing}
        shown={stageView}
        ahead={(shown ?? 1) > 1}
        typing={typing}
        moving={openings && moving}
      />
      <div className={styles.side} {...watch}>
        <div className={styles.choices}>
          {/* The found draft comes with its step: a frame later, "Saved" would move the page. */}
          <BuilderHead draft={settled.status === 'ready' ? settled : draft} step={step ?? 1} />
          <BuilderNotices {...view} removed={removed} repriced={repriced} />
          <CurrentStep {...choices} openings={openings} step={shown} arrived={arrived} />
        </div>
        <PriceBar {...view} />
      </div>
      <PriceAnnouncement amount={price?.total ?? 0} />
    </div>
  );
}

/** Hides a prerendered step 1 at the URL of another step, until the app shows that one. */
const concealed = css({ ':root[data-later-step] &': { visibility: 'hidden' } });
