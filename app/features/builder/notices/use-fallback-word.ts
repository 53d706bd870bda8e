import { useState } from 'react';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import type { StepNumber } from '#domain/design/draft/steps';

/**
 * What a step says about standard prices: that they are `shown` or, until the visitor leaves the step,
 * that they are `over`. Null when there is nothing to say.
 */
export function useFallbackWord(
  step: StepNumber,
  status: Pricing['status'],
): 'shown' | 'over' | null {
  const [saidIn, setSaidIn] = useState<StepNumber | null>(null);
  const now = status === 'fallback' ? step : saidIn === step ? saidIn : null;
  if (saidIn !== now) setSaidIn(now);
  if (now === null) return null;
  return status === 'fallback' ? 'shown' : 'over';
}
