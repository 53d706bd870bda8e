import { useCallback, useState } from 'react';
import { changeBetween } from '#domain/design/draft/change';
import { azimuthSeen, quarterOn, rangeOf, turnedBy } from '#domain/room/scene/outside/turning';
import type { Draft } from '#domain/design/draft/draft';
import type { StepNumber } from '#domain/design/draft/steps';
import { lookOfChange, viewOfChange, viewOfStep, type Look, type StageView } from './stage-view';
import { viewpointFor } from './viewpoint-for';

interface StageState {
  step: StepNumber;
  draft: Draft;
  view: StageView;
  /** The view picked by the visitor on this step. */
  chosenView: StageView | null;
  look: Look;
  /** From where it is seen, in degrees; the visitor may have turned it since. */
  azimuth: number;
}

/** What the stage shows: it turns to what is being changed, and to what the visitor picks. */
export function useStageView(step: StepNumber, draft: Draft) {
  const [stage, setStage] = useState<StageState>(() => arriving(step, draft));
  const next = following(stage, step, draft);
  if (next !== stage) setStage(next);
  const house = draft.roomType === 'extension';
  const turnTo = useCallback((look: Look) => setStage((now) => ({ ...now, ...from(look) })), []);
  return {
    view: next.view,
    look: next.look,
    azimuth: azimuthSeen(next.azimuth, house),
    range: rangeOf(house),
    choose: (view: StageView) => setStage({ ...next, view, chosenView: view, ...from('room') }),
    lookAt: (look: Look) => setStage({ ...next, view: 'outside', ...from(look) }),
    /** Turns the view from outside without leaving another one. */
    turnTo,
    turn: (degrees: number) =>
      setStage((now) => ({ ...now, azimuth: turnedBy(now.azimuth, degrees, house) })),
    turnQuarter: () => setStage((now) => ({ ...now, azimuth: quarterOn(now.azimuth, house) })),
  };
}

export type UseStageView = ReturnType<typeof useStageView>;

function arriving(step: StepNumber, draft: Draft): StageState {
  return { step, draft, view: viewOfStep(step), chosenView: null, ...from('room') };
}

function from(look: Look): Pick<StageState, 'look' | 'azimuth'> {
  return { look, azimuth: viewpointFor(look).azimuth };
}

function following(stage: StageState, step: StepNumber, draft: Draft): StageState {
  if (stage.step !== step) return arriving(step, draft);
  if (stage.draft === draft) return stage;
  const change = changeBetween(stage.draft, draft);
  if (change === null) return { ...stage, draft };
  const view = viewOfChange(change, stage.chosenView);
  // A moved opening is already in sight.
  if (change === 'openings') return { ...stage, draft, view };
  return { ...stage, draft, view, ...from(lookOfChange(change)) };
}
