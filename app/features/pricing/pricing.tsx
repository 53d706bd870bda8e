import type { ShownQuestion } from '#app/content/site-data';
import { usePricingState } from '#app/pwa/pricing/use-pricing';
import { ClosingBand } from '#app/room/closing-band';
import { Extras } from './extras';
import { Included } from './included';
import { Products } from './products';
import { Questions } from './questions';

/** /pricing, "Transparent Pricing" (specification §2): guides first, then live prices. */
export function PricingGuide({ questions }: { questions: readonly ShownQuestion[] }) {
  const state = usePricingState();
  return (
    <>
      <Products pricing={state.pricing} hasFailed={state.hasFailed} />
      <Extras state={state} />
      <Included />
      {questions.length > 0 && <Questions questions={questions} />}
      <ClosingBand />
    </>
  );
}
