import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import type { StepNumber } from '#domain/design/draft/steps';
import { afterPaint } from './after-paint';
import { stepToShow } from './step-to-show';

/** The step on screen; null while the draft that decides whether it is allowed is loading. */
export function useStep({ status, draft, step: lastStep, setStep }: UseDraft) {
  const { step: requested } = useSearch({ from: '/_live/builder' });
  const navigate = useNavigate({ from: '/builder' });
  const isHydrated = useHydrated();
  const ready = isHydrated && status === 'ready';
  const [resume, setResume] = useState<StepNumber>(1);
  const [hasEntered, setHasEntered] = useState(false);
  /** The step just requested, until the URL has it too. */
  const [ahead, setAhead] = useState<number>();
  // Only on entry: later, a URL without a step means the first one.
  if (ready && !hasEntered) {
    setHasEntered(true);
    setResume(lastStep);
  } else if (hasEntered && requested !== undefined && resume !== 1) {
    setResume(1);
  }

  const situation = { isHydrated, draft: ready ? draft : null, resume };
  const ofUrl = stepToShow({ ...situation, requested });
  const step = ahead === undefined ? ofUrl : stepToShow({ ...situation, requested: ahead });
  useEffect(() => {
    if (!ready || ofUrl === null) return;
    setStep(ofUrl);
    if (ofUrl === (requested ?? 1)) return;
    void navigate({ search: { step: ofUrl }, replace: true, resetScroll: false });
  }, [ready, ofUrl, requested, navigate, setStep]);

  useEffect(() => {
    // Set before the first paint by startup/first-paint.js; from here on the right step is shown.
    if (isHydrated) delete document.documentElement.dataset['laterStep'];
  }, [isHydrated]);

  // Respond to the press first: navigating to a new URL takes the router more than a frame.
  const goTo = useCallback(
    async (next: number) => {
      setAhead(next);
      await afterPaint();
      await navigate({ search: { step: next }, resetScroll: false });
      setAhead((present) => (present === next ? undefined : present));
    },
    [navigate],
  );
  return { step, goTo, hasEntered };
}
