/** The heading of the step on the screen. */
export const STEP_HEADING_ID = 'step-heading';

/** For what takes itself off the screen: the focus goes back to where the step begins. */
export function focusStepHeading(): void {
  document.getElementById(STEP_HEADING_ID)?.focus();
}
