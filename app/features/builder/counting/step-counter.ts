import type { DraftView } from '#app/pwa/draft/draft-view';
import { COUNTED_STEPS, type CountedStep } from '#domain/order/contracts/builder-steps';

/** What the counter needs of the page; tests pass their own. */
interface CountingPage {
  draft: () => Pick<DraftView, 'status' | 'found' | 'step'>;
  isOnline: () => boolean;
  tell: (steps: readonly CountedStep[]) => void;
}

/**
 * Counts how far a homeowner comes in the builder while this page lives, and tells it when the page is left: each step
 * once, those that were passed over too. A design that was here before, or came from elsewhere, does not begin
 * again: with one, nothing of the page is counted (decision 0080).
 */
export function createStepCounter({ draft, isOnline, tell }: CountingPage) {
  /** Undecided until the stored draft has been read. */
  let counts: boolean | undefined;
  let furthest = 0;
  let told = 0;

  const reach = (step: CountedStep) => {
    if (counts) furthest = Math.max(furthest, step);
  };
  return {
    /** To be called when a room type has been chosen, and after every change. */
    note() {
      const { status, found, step } = draft();
      if (status !== 'ready') return;
      // "Next" may have been pressed before the counter was loaded.
      counts ??= !found && step <= 2;
      reach(step);
    },
    /** The request was sent, or saved to be sent. */
    noteRequest: () => reach(7),
    /** The page is hidden: it may never be seen again. Without a signal nothing is sent, now or by itself later. */
    leave() {
      if (told === furthest || !isOnline()) return;
      tell(COUNTED_STEPS.slice(told, furthest));
      told = furthest;
    },
  };
}
