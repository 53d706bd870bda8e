import type { Problem } from '#app/offline/outbox/outbox-entry';
import type { ContactErrors } from '#app/pwa/draft/check-quote';
import type { StepNumber } from '#domain/design/draft/steps';
import { COUNT_IDS, COUNTS } from '#domain/room/options/counts';
import { entriesOf, errorsIn, quoteFields } from '#domain/order/contracts/requests/form-fields';

const FIELD_WORDS: Record<string, string> = {
  ...Object.fromEntries(entriesOf(quoteFields).map(([name, { inWords }]) => [name, inWords])),
  roomType: 'the room type',
  shellSizeId: 'the shell size',
  ...ofCounts((label) => `the ${label.toLowerCase()}`),
  features: 'the features',
  finishes: 'the finishes',
};

const STEP_OF_FIELD: Record<string, StepNumber> = {
  roomType: 1,
  shellSizeId: 2,
  ...ofCounts(() => 3),
  features: 4,
  finishes: 5,
};

/** What a homeowner can do about a refused request. */
export type Remedy =
  /** Correct the contact details here. */
  | { kind: 'contact'; fields: ContactErrors }
  /** Choose something else in the builder, on this step. */
  | { kind: 'design'; step: StepNumber }
  /** Nothing in it to correct: send it again. */
  | { kind: 'again' };

/**
 * The remedy for a problem. Errors in the design come first: fixing the phone number would not help then.
 */
export function remedyFor({ fields = {} }: Pick<Problem, 'fields'>): Remedy {
  const steps = Object.keys(fields).flatMap((field) => STEP_OF_FIELD[rootOf(field)] ?? []);
  const [step] = steps.toSorted((a, b) => a - b);
  if (step !== undefined) return { kind: 'design', step };
  const faulty = errorsIn(quoteFields, fields);
  return Object.keys(faulty).length > 0 ? { kind: 'contact', fields: faulty } : { kind: 'again' };
}

/** "the email address and the phone number": what was refused; empty when no field is named. */
export function formatRefused({ fields = {} }: Pick<Problem, 'fields'>): string {
  const words = Object.keys(fields).flatMap((field) => FIELD_WORDS[rootOf(field)] ?? []);
  return [...new Set(words)].join(' and ');
}

/** "finishes" for "finishes.roofing". */
function rootOf(field: string): string {
  return field.split('.')[0] ?? field;
}

function ofCounts<T>(value: (label: string) => T): Record<string, T> {
  return Object.fromEntries(COUNT_IDS.map((id) => [id, value(COUNTS[id].label)]));
}

/** What was wrong, in our server's sentences, and what to do about it. */
export function formatProblem(problem: Pick<Problem, 'message' | 'fields'>): string {
  const remedy = remedyFor(problem);
  switch (remedy.kind) {
    case 'contact': {
      const wrong = Object.values(remedy.fields).map(asSentence).join(' ');
      return `${wrong} Correct it and the request goes out again. The others are not held up.`;
    }
    case 'design':
      return `${asSentence(problem.message)} Choose again in the builder and submit that design; this request stays here until you delete it.`;
    case 'again':
      return `${asSentence(problem.message)} The others are not held up.`;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
