import { useEffect, useState } from 'react';
import { noteKeptDesign, releaseKeptPlace } from '#app/pwa/designs/kept-place';
import { emptyDraft, type Draft } from '#domain/draft/draft';
import type { StepNumber } from '#domain/draft/steps';

/**
 * Whether a visitor has returned to a design kept on this device and is still on the step where it was
 * found.
 *
 * @param step null until the draft has been loaded
 */
export function useKeptDesign(step: StepNumber | null, draft: Draft): boolean {
  const [foundOn, setFoundOn] = useState<StepNumber | 'nothing'>();
  if (foundOn === undefined && step !== null) {
    setFoundOn(draft === emptyDraft ? 'nothing' : step);
  }
  if (foundOn !== undefined && foundOn !== 'nothing' && foundOn !== step) setFoundOn('nothing');
  const known = step !== null;
  const isEmpty = draft === emptyDraft;
  useEffect(() => {
    if (known) releaseKeptPlace();
  }, [known]);
  useEffect(() => {
    if (known) noteKeptDesign(!isEmpty);
  }, [known, isEmpty]);
  return foundOn === step && !isEmpty;
}
