import type { Draft } from './draft';

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** A step of the builder; `needs` lists the choices required before Next is enabled. */
export type Step = {
  readonly number: StepNumber;
  readonly title: string;
  readonly needs: readonly ('roomType' | 'shellSizeId')[];
};

/** The six steps (specification §2, "Builder"). */
export const STEPS: readonly Step[] = [
  { number: 1, title: 'Room Type', needs: ['roomType'] },
  { number: 2, title: 'Shell Size', needs: ['shellSizeId'] },
  { number: 3, title: 'Windows & Doors', needs: [] },
  { number: 4, title: 'Features', needs: [] },
  { number: 5, title: 'Finishes', needs: [] },
  { number: 6, title: 'Summary', needs: [] },
];

const LAST_STEP = 6;

/** Whether Next is allowed on this step: its own needs are met and there is a next step. */
export function canGoNext(step: StepNumber, draft: Draft): boolean {
  return step < LAST_STEP && isComplete(step, draft);
}

/** The furthest step that can be opened: the first whose needs are not met, else the summary. */
export function firstOpenStep(draft: Draft): StepNumber {
  const open = STEPS.find(({ number }) => !isComplete(number, draft));
  return open?.number ?? LAST_STEP;
}

/** The step to show for a requested one, which may come from a URL and be any number. */
export function allowedStep(requested: number, draft: Draft): StepNumber {
  const furthest = firstOpenStep(draft);
  const reached = STEPS.filter(({ number }) => number <= requested && number <= furthest);
  return reached.at(-1)?.number ?? 1;
}

function isComplete(step: StepNumber, draft: Draft): boolean {
  const needs = STEPS.find(({ number }) => number === step)?.needs ?? [];
  return needs.every((field) => draft[field] !== null);
}
