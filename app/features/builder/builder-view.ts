import type { Pricing } from '#app/pwa/use-pricing';
import type { UseDraft } from '#app/pwa/use-draft';
import type { StepNumber } from '#domain/draft/steps';
import type { Price } from '#domain/pricing/price';

/** What every part of the builder is told. */
export interface BuilderView {
  draft: UseDraft;
  pricing: Pricing;
  /** Null until room type and shell are chosen and there is a price list. */
  price: Price | null;
  /** Whether to tell a returning visitor that the design is still here. */
  kept: boolean;
  step: StepNumber;
  /** Opens a step, as a new entry of the browser's history. */
  goTo: (step: number) => void;
}
