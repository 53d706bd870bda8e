import type { Dispatch } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { DraftAction } from '#domain/design/draft/reducer';
import type { PricingConfiguration } from '#domain/room/options/configuration';

/** What a step shows and how it changes it. */
export interface StepProps {
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
}

/** A step that shows prices always has a price list, live or the fallback. */
export interface PricedStepProps extends StepProps {
  pricing: PricingConfiguration;
}
