import { useCallback, useState } from 'react';
import { changeBetween } from '#domain/draft/change';
import type { Draft } from '#domain/draft/draft';
import type { StepNumber } from '#domain/draft/steps';
import { lookOfChange, viewOfChange, viewOfStep, type Look, type StageView } from './stage-view';

interface Shown {
  step: StepNumber;
  draft: Draft;
  view: StageView;
  /** The view picked by the visitor on this step. */
  chosen: StageView | null;
  look: Look;
  /** Degrees by which the visitor has turned the room since. */
  turned: number;
}

/** What the stage shows: it turns to what is being changed, and to what the visitor picks. */
export function useStageView(step: StepNumber, draft: Draft) {
  const [shown, setShown] = useState<Shown>(() => arriving(step, draft));
  const next = following(shown, step, draft);
  if (next !== shown) setShown(next);
  const turnTo = useCallback((look: Look) => setShown((now) => ({ ...now, look, turned: 0 })), []);
  return {
    view: next.view,
    look: next.look,
    turned: next.turned,
    choose: (view: StageView) => setShown({ ...next, view, chosen: view, look: 'room', turned: 0 }),
    lookAt: (look: Look) => setShown({ ...next, view: 'outside', look, turned: 0 }),
    /** Turns the view from outside without leaving another one. */
    turnTo,
    /** Looks straight ahead again. */
    face: () => setShown((now) => ({ ...now, turned: 0 })),
    turn: (degrees: number) => setShown((now) => ({ ...now, turned: now.turned + degrees })),
  };
}

export type UseStageView = ReturnType<typeof useStageView>;

function arriving(step: StepNumber, draft: Draft): Shown {
  return { step, draft, view: viewOfStep(step), chosen: null, look: 'room', turned: 0 };
}

function following(shown: Shown, step: StepNumber, draft: Draft): Shown {
  if (shown.step !== step) return arriving(step, draft);
  if (shown.draft === draft) return shown;
  const change = changeBetween(shown.draft, draft);
  if (change === null) return { ...shown, draft };
  const view = viewOfChange(change, shown.chosen);
  // A moved opening is already in sight.
  if (change === 'openings') return { ...shown, draft, view };
  return { ...shown, draft, view, look: lookOfChange(change), turned: 0 };
}
