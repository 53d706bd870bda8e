import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { numberTyped } from '#app/desk/frame/typed-amounts';

type Stage = QuoteTerms['stages'][number];

/** When the invoice of a payment stage is made; `usual` follows from its place among the stages. */
export const DUE_CHOICES = {
  usual: 'As usual',
  acceptance: 'Once the quote is accepted',
  workshop: `Step: ${STAGE_WORDS.workshop}`,
  site: `Step: ${STAGE_WORDS.site}`,
  'handed-over': `Step: ${STAGE_WORDS['handed-over']}`,
  date: 'On a day…',
  hand: 'When we say so',
} as const;

export type DueChoice = keyof typeof DUE_CHOICES;

export function isDueChoice(value: string): value is DueChoice {
  return value in DUE_CHOICES;
}

/** A payment stage as it is being typed. */
export interface StageEdit {
  words: string;
  percent: string;
  due: DueChoice;
  /** Counts where it is due on a day. */
  date: string;
}

export const NEW_STAGE: StageEdit = { words: '', percent: '', due: 'usual', date: '' };

/** Terms as they are being typed. */
export interface TermsEdit {
  validDays: string;
  stages: StageEdit[];
  /** One on each line. */
  notIncluded: string;
  conditions: string;
}

export function termsEditOf({ validDays, stages, notIncluded, conditions }: QuoteTerms): TermsEdit {
  return {
    validDays: String(validDays),
    stages: stages.map(stageEditOf),
    notIncluded: notIncluded.join('\n'),
    conditions: conditions.join('\n'),
  };
}

/** The terms that were typed; NaN for a number that cannot be read. Not checked. */
export function termsOf({ validDays, stages, notIncluded, conditions }: TermsEdit): QuoteTerms {
  return {
    validDays: numberTyped(validDays),
    stages: stages.map(stageOf),
    notIncluded: entriesOf(notIncluded),
    conditions: entriesOf(conditions),
  };
}

function stageEditOf({ words, percent, due }: Stage): StageEdit {
  const typed = { words, percent: String(percent), date: '' };
  if (due === undefined) return { ...typed, due: 'usual' };
  if (due.when === 'step') return { ...typed, due: due.step };
  return due.when === 'date'
    ? { ...typed, due: 'date', date: due.date }
    : { ...typed, due: due.when };
}

function stageOf({ words, percent, due, date }: StageEdit): Stage {
  const typed = { words, percent: numberTyped(percent) };
  switch (due) {
    case 'usual':
      return typed;
    case 'date':
      return { ...typed, due: { when: 'date', date } };
    case 'acceptance':
    case 'hand':
      return { ...typed, due: { when: due } };
    case 'workshop':
    case 'site':
    case 'handed-over':
      return { ...typed, due: { when: 'step', step: due } };
  }
}

function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What the stages come to so far, in per cent. */
export function percentSum(stages: readonly StageEdit[]): number {
  return stages.reduce((sum, { percent }) => sum + (numberTyped(percent) || 0), 0);
}
