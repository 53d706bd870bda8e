import { useCallback, useState } from 'react';
import { changeBetween } from '#domain/design/draft/change';
import { azimuthSeen, quarterOn, rangeOf, turnedBy } from '#domain/room/scene/outside/turning';
import type { Draft } from '#domain/design/draft/draft';
import type { StepNumber } from '#domain/design/draft/steps';
import { lookOfChange, viewOfChange, viewOfStep, type Look, type StageView } from './stage-view';
import { viewpointFor } from './viewpoint-for';

interface Shown {
  step: StepNumber;
  draft: Draft;
  view: StageView;
  /** The view picked by the visitor on this step. */
  chosen: StageView | null;
  look: Look;
  /** From where it is seen, in degrees; the visitor may have turned it since. */
  azimuth: number;
}

/** What the stage shows: it turns to what is being changed, and to what the visitor picks. */
export function useStageView(step: StepNumber, draft: Draft) {
  const [shown, setShown] = useState<Shown>(() => arriving(step, draft));
  const next = following(shown, step, draft);
  if (next !== shown) setShown(next);
  const house = draft.roomType === 'extension';
  const turnTo = useCallback((look: Look) => setShown((now) => ({ ...now, ...from(look) })), []);
  return {
    view: next.view,
    look: next.look,
    azimuth: azimuthSeen(next.azimuth, house),
    range: rangeOf(house),
    choose: (view: StageView) => setShown({ ...next, view, chosen: view, ...from('room') }),
    lookAt: (look: Look) => setShown({ ...next, view: 'outside', ...from(look) }),
    /** Turns the view from outside without leaving another one. */
    turnTo,
    turn: (degrees: number) =>
      setShown((now) => ({ ...now, azimuth: turnedBy(now.azimuth, degrees, house) })),
    turnQuarter: () => setShown((now) => ({ ...now, azimuth: quarterOn(now.azimuth, house) })),
  };
}

export type UseStageView = ReturnType<typeof useStageView>;

function arriving(step: StepNumber, draft: Draft): Shown {
  return { step, draft, view: viewOfStep(step), chosen: null, ...from('room') };
}

function from(look: Look): Pick<Shown, 'look' | 'azimuth'> {
  return { look, azimuth: viewpointFor(look).azimuth };
}

function following(shown: Shown, step: StepNumber, draft: Draft): Shown {
  if (shown.step !== step) return arriving(step, draft);
  if (shown.draft === draft) return shown;
  const change = changeBetween(shown.draft, draft);
  if (change === null) return { ...shown, draft };
  const view = viewOfChange(change, shown.chosen);
  // A moved opening is already in sight.
  if (change === 'openings') return { ...shown, draft, view };
  return { ...shown, draft, view, ...from(lookOfChange(change)) };
}
