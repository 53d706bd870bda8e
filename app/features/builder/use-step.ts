import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { UseDraft } from '#app/pwa/use-draft';
import type { StepNumber } from '#domain/draft/steps';
import { stepToShow } from './step-to-show';

/** The step on the screen; null while the device is asked whether the draft allows it. */
export function useStep({ status, draft, step: lastStep, setStep }: UseDraft) {
  const { step: requested } = useSearch({ from: '/_live/builder' });
  const navigate = useNavigate({ from: '/builder' });
  const hydrated = useHydrated();
  const ready = hydrated && status === 'ready';
  const [resume, setResume] = useState<StepNumber>(1);
  const [entered, setEntered] = useState(false);
  // Only on the way in: later on, a URL without a step is the first one again.
  if (ready && !entered) {
    setEntered(true);
    setResume(lastStep);
  } else if (entered && requested !== undefined && resume !== 1) {
    setResume(1);
  }

  const step = stepToShow({ hydrated, requested, draft: ready ? draft : null, resume });
  useEffect(() => {
    if (!ready || step === null) return;
    setStep(step);
    if (step === (requested ?? 1)) return;
    void navigate({ search: { step }, replace: true, resetScroll: false });
  }, [ready, step, requested, navigate, setStep]);

  useEffect(() => {
    // Set before the first paint by theme/first-paint.js: from here on the right step is shown.
    if (hydrated) delete document.documentElement.dataset['laterStep'];
  }, [hydrated]);

  const goTo = useCallback(
    (next: number) => void navigate({ search: { step: next }, resetScroll: false }),
    [navigate],
  );
  return { step, goTo, entered };
}
