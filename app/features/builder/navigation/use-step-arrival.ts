import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StepNumber } from '#domain/design/draft/steps';

/** From further down, a shorter step would begin with the footer. */
const SCROLLED_AT_MOST_PX = 120;

/**
 * Takes the visitor to the top of the next step: scrolls up smoothly (specification §2), instantly with
 * reduced motion, and focuses the step's heading. Does nothing for the first step shown.
 *
 * @param step null until it is certain which one to show
 */
export function useStepArrival(step: StepNumber | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<StepNumber>(null);
  // Before it is painted, or the step would be seen where the last one was left.
  useLayoutEffect(() => {
    if (step === null || step === shownStep.current) return;
    if (shownStep.current !== null) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.current?.focus({ preventScroll: true });
      const top = Math.min(window.scrollY, SCROLLED_AT_MOST_PX);
      window.scrollTo({ top, behavior: 'instant' });
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    }
    shownStep.current = step;
  }, [step]);
  return heading;
}
