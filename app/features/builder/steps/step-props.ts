import type { Dispatch } from 'react';
import type { Draft } from '#domain/draft/draft';
import type { DraftAction } from '#domain/draft/reducer';
import type { PricingConfiguration } from '#domain/pricing/configuration';

/** What a step shows and how it changes it. */
export interface StepProps {
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
}

/** A step that shows prices always has a price list, live or the fallback. */
export interface PricedStepProps extends StepProps {
  pricing: PricingConfiguration;
}
