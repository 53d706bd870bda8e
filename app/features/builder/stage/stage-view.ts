import type { DraftChange } from '#domain/design/draft/change';
import type { StepNumber } from '#domain/design/draft/steps';
import type { WallSide } from '#domain/room/geometry/walls';

/** The pictures of the stage, in the order they are offered. */
export const STAGE_VIEWS = ['outside', 'inside', 'plan', 'sides'] as const;

export type StageView = (typeof STAGE_VIEWS)[number];

export const STAGE_VIEW_NAMES: Readonly<Record<StageView, string>> = {
  outside: 'Outside',
  inside: 'Inside',
  plan: 'Plan',
  sides: 'Sides',
};

/** What the view from outside is turned to. */
export type Look = 'room' | 'roof' | 'foundation' | WallSide;

/** The views that show a change; the best one first. */
const SHOWN_IN: Readonly<Record<DraftChange, readonly StageView[]>> = {
  roomType: ['outside', 'inside', 'plan', 'sides'],
  size: ['outside', 'inside', 'plan', 'sides'],
  openings: ['outside', 'inside', 'plan', 'sides'],
  features: ['inside'],
  cladding: ['outside', 'sides'],
  roofing: ['outside', 'sides'],
  interior: ['inside'],
  foundation: ['outside', 'sides'],
};

const VIEW_OF_STEP: Readonly<Record<StepNumber, StageView>> = {
  1: 'outside',
  2: 'outside',
  3: 'outside',
  4: 'inside',
  5: 'outside',
  6: 'outside',
};

/** The picture a step opens with. */
export function viewOfStep(step: StepNumber): StageView {
  return VIEW_OF_STEP[step];
}

/** The picture after a change: the visitor's own choice, if the change can be seen there. */
export function viewOfChange(change: DraftChange, chosenView: StageView | null): StageView {
  const views = SHOWN_IN[change];
  return chosenView && views.includes(chosenView) ? chosenView : (views[0] ?? 'outside');
}

/** What to turn to after a change; openings turn to their wall, which the caller knows. */
export function lookOfChange(change: DraftChange): Look {
  if (change === 'roofing') return 'roof';
  return change === 'foundation' ? 'foundation' : 'room';
}
