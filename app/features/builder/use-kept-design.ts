import { useEffect, useState } from 'react';
import { noteKeptDesign, releaseKeptPlace } from '#app/pwa/designs/kept-place';
import { emptyDraft, type Draft } from '#domain/draft/draft';
import { pounds } from '#domain/pricing/money';
import type { Price } from '#domain/pricing/price';
import type { StepNumber } from '#domain/draft/steps';

/**
 * Whether a visitor has returned to a design kept on this device and is still on the step where it was
 * found.
 *
 * @param step null until the draft has been loaded
 * @param price told on other pages, beside the way back
 */
export function useKeptDesign(step: StepNumber | null, draft: Draft, price: Price | null): boolean {
  const [foundOn, setFoundOn] = useState<StepNumber | 'nothing'>();
  if (foundOn === undefined && step !== null) {
    setFoundOn(draft === emptyDraft ? 'nothing' : step);
  }
  if (foundOn !== undefined && foundOn !== 'nothing' && foundOn !== step) setFoundOn('nothing');
  const known = step !== null;
  const isEmpty = draft === emptyDraft;
  const written = price && pounds(price.total);
  useEffect(() => {
    if (known) releaseKeptPlace();
  }, [known]);
  useEffect(() => {
    if (known) noteKeptDesign(!isEmpty, written);
  }, [known, isEmpty, written]);
  return foundOn === step && !isEmpty;
}
