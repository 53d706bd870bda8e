import type { Problem } from '#app/offline/outbox/outbox-entry';
import type { StepNumber } from '#domain/design/draft/steps';
import { COUNT_IDS, COUNTS } from '#domain/room/options/counts';

const CONTACT_FIELDS = ['name', 'email', 'phone'] as const;

type ContactField = (typeof CONTACT_FIELDS)[number];

const FIELD_WORDS: Record<string, string> = {
  name: 'the name',
  email: 'the email address',
  phone: 'the phone number',
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
  | { kind: 'contact'; fields: Partial<Record<ContactField, string>> }
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
  const faulty = CONTACT_FIELDS.filter((field) => fields[field] !== undefined);
  if (faulty.length === 0) return { kind: 'again' };
  return {
    kind: 'contact',
    fields: Object.fromEntries(faulty.map((field) => [field, fields[field]])),
  };
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
