import { useDeferredValue, useMemo } from 'react';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { useDraft } from '#app/pwa/draft/use-draft';
import { PriceAnnouncement } from '#app/ui/prices/price-announcement';
import { roomOf } from '#domain/geometry/room-of';
import { priceDraft } from '#domain/pricing/price';
import { css, cx } from '#styled/css';
import { builderLayout, wrap } from '#styled/recipes';
import { BuilderHead } from './builder-head';
import { BuilderNotices } from './notices/builder-notices';
import { CurrentStep } from './current-step';
import { PriceBar } from './price/price-bar';
import { PriceBoard } from './price/price-board';
import { useContact } from './quote-form/use-contact';
import { useFitToPricing } from './use-fit-to-pricing';
import { useKeptDesign } from './use-kept-design';
import { usePriceChange } from './notices/use-price-change';
import { useStep } from './navigation/use-step';

/** The room builder: six steps, one draft, and its price always visible (specification §2). */
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
  const removed = useFitToPricing(draft, pricing);
  const price = useMemo(
    () => pricing.pricing && priceDraft(settled.draft, pricing.pricing),
    [settled.draft, pricing.pricing],
  );
  const kept = useKeptDesign(arrived, draft.draft, price);
  const room = useMemo(
    () => pricing.pricing && roomOf(settled.draft, pricing.pricing),
    [settled.draft, pricing.pricing],
  );
  const repriced = usePriceChange(settled, pricing, price);
  const view = { draft: settled, pricing, price, kept, step: shown ?? 1, goTo };
  const choices = { draft: draft.draft, dispatch, pricing, room, price, contact };
  const styles = builderLayout();
  return (
    <div className={cx(wrap(), concealed)}>
      <BuilderHead draft={settled} step={step ?? 1} />
      <div className={styles.root}>
        <div className={styles.main}>
          <BuilderNotices {...view} removed={removed} repriced={repriced} />
          <CurrentStep {...choices} step={shown} arrived={arrived} />
        </div>
        <PriceBoard {...view} />
      </div>
      <PriceBar {...view} />
      <PriceAnnouncement amount={price?.total ?? 0} />
    </div>
  );
}

/** Hides a prerendered step 1 at the URL of another step, until the app shows that one. */
const concealed = css({ ':root[data-later-step] &': { visibility: 'hidden' } });
