/** Id of the heading of the step on screen. */
export const STEP_HEADING_ID = 'step-heading';

/** For elements that remove themselves: returns the focus to the start of the step. */
export function focusStepHeading(): void {
  document.getElementById(STEP_HEADING_ID)?.focus();
}
