import { useState } from 'react';
import { useDraft } from '#app/pwa/draft/use-draft';
import { sayBoundary, useMeasuredBoundary } from '#app/pwa/measured-boundary';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { focusFirstField } from '#app/ui/fields/focus-first-field';
import type { Draft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { measuresOf } from '#domain/site/permission/garden-of-room';
import { fallbackPricing } from '#domain/design/pricing/fallback';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { answersOf, judge, USUAL_ANSWERS, type AnswerErrors, type Answers } from './answers';

export type PermissionForm = ReturnType<typeof usePermissionCheck>;

/** The answers, their errors, and the result of the rules once requested. */
export function usePermissionCheck(isHydrated: boolean) {
  const { draft, status } = useDraft();
  const { pricing } = usePricing();
  const shell = isHydrated && status === 'ready' ? shellOf(draft, pricing) : null;
  const designAnswers = shell && fromDesign(draft, shell);
  const measured = useMeasuredBoundary(shell);
  const [typedAnswers, setTypedAnswers] = useState<Partial<Answers>>({});
  const [timesAsked, setTimesAsked] = useState(0);
  // What is typed is from a tape, and wins.
  const estimate = typedAnswers.boundary === undefined ? measured : null;
  const answers: Answers = {
    ...USUAL_ANSWERS,
    ...designAnswers,
    ...(estimate && { boundary: String(estimate.metres) }),
    ...typedAnswers,
  };
  const { check, errors } = judge(answers, estimate ?? undefined);
  // Errors show only once a result has been requested, not before the first answer.
  const shownErrors: AnswerErrors = (timesAsked > 0 && errors) || {};

  return {
    answers,
    errors: shownErrors,
    /** Null until requested, and while an answer is missing. */
    result: timesAsked > 0 ? (check ?? null) : null,
    /** How often a result has been requested: it is read out each time. */
    timesAsked,
    /** Whether measures come from the design in the builder. */
    isFromDesign: designAnswers !== null,
    /** The distance to the boundary while it is one from a photo; null once something is typed. */
    estimate,
    takeBackEstimate: () => shell && sayBoundary(shell, null),
    change: (field: keyof Answers, value: string) =>
      setTypedAnswers((present) => ({ ...present, [field]: value })),
    ask(form: HTMLFormElement) {
      setTimesAsked(timesAsked + 1);
      if (errors) focusFirstField(form, Object.keys(errors));
    },
  };
}

/** The size of the builder's design; null while it has none. */
function shellOf(draft: Draft, pricing: PricingConfiguration | null): ShellSize | null {
  const { shellSizes } = pricing ?? fallbackPricing;
  return shellSizes.find(({ id }) => id === draft.shellSizeId) ?? null;
}

/** The answers given by the builder's design. */
function fromDesign(draft: Draft, shell: ShellSize): Partial<Answers> {
  const building = draft.roomType === 'extension' ? 'extension' : 'detached';
  return { building, ...answersOf(measuresOf(buildRoom(shell, draft))) };
}
