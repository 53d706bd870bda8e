import type { Draft } from '#domain/design/draft/draft';
import { allowedStep, type StepNumber } from '#domain/design/draft/steps';

interface Situation {
  /** False while the page must match its prerendered HTML. */
  isHydrated: boolean;
  /** The step in the URL, if any. */
  requested: number | undefined;
  /** This device's draft; null until it has loaded. */
  draft: Draft | null;
  /** The step to resume at when the URL names none. */
  resume: StepNumber;
}

/**
 * The step to show: the requested one, as far as the draft allows; the last one reached when a visitor
 * returns; null while the requested step depends on a draft that has not loaded.
 */
export function stepToShow({ isHydrated, requested, draft, resume }: Situation): StepNumber | null {
  if (!isHydrated) return 1;
  if (draft) return allowedStep(requested ?? resume, draft);
  return requested === undefined || requested === 1 ? 1 : null;
}
