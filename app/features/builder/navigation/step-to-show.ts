import type { Draft } from '#domain/draft/draft';
import { allowedStep, type StepNumber } from '#domain/draft/steps';

interface Situation {
  /** False while the page must look as it was prerendered. */
  hydrated: boolean;
  /** The step in the URL, if there is one. */
  requested: number | undefined;
  /** The draft of this device; null until the device has answered. */
  draft: Draft | null;
  /** The step to take up again when the URL names none. */
  resume: StepNumber;
}

/**
 * The step to show: the requested one as far as the draft allows; the one left last when a visitor
 * returns; null while a step was requested that only the draft can allow.
 */
export function stepToShow({ hydrated, requested, draft, resume }: Situation): StepNumber | null {
  if (!hydrated) return 1;
  if (draft) return allowedStep(requested ?? resume, draft);
  return requested === undefined || requested === 1 ? 1 : null;
}
