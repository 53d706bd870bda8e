import { useState } from 'react';
import type { StepNumber } from '#domain/design/draft/steps';
import { css } from '#styled/css';

/**
 * The class by which a step's choices come in: from the right going on, from the left going back. None for
 * the first step shown; reduced motion shortens it to nothing.
 *
 * @param step null until it is certain which one to show
 */
export function useStepMove(step: StepNumber | null): string | undefined {
  const [{ now, move }, set] = useState<{ now: StepNumber | null; move?: string }>({ now: step });
  if (step === now) return move;
  const next = now === null || step === null ? undefined : step > now ? on : back;
  set({ now: step, move: next });
  return next;
}

const on = css({ animation: 'step-on 180ms {easings.standard}' });

const back = css({ animation: 'step-back 180ms {easings.standard}' });
