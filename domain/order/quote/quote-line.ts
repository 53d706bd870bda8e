import * as z from 'zod/mini';
import { isSeen } from '#domain/text/plain-text';
import { quoteNote, quoteText } from './quote-text';

/** The largest amount of a line, in pence: a million pounds. */
const LARGEST_PENCE = 100_000_000;

export const WORDS_LENGTH = 200;

const penceMessage = 'Enter the amount of the line in whole pence, up to £1,000,000';

/** Zero has no sign: −0 would be another content than the 0 it is read back as. */
const pence = z.int(penceMessage).check(
  z.minimum(-LARGEST_PENCE, penceMessage),
  z.maximum(LARGEST_PENCE, penceMessage),
  z.overwrite((amount) => amount + 0),
);

const percentMessage =
  'Enter the discount in per cent: above 0, at most 100, with at most two decimals';

const percent = z.number(percentMessage).check(
  z.positive(percentMessage),
  z.maximum(100, percentMessage),
  z.refine((value) => Number(value.toFixed(2)) === value, percentMessage),
);

const words = quoteText('what the line is', WORDS_LENGTH);

const lineSchema = z.object(
  {
    id: z
      .string('Give the line an id')
      .check(z.regex(/^[\w-]{1,64}$/, 'Give the line an id of 1 to 64 letters, digits or hyphens')),
    words,
    /** Including VAT; below zero for a discount. */
    pence,
    /** Of a discount that is a share of the lines it is taken off: `pence` follows from it. */
    percent: z.optional(percent),
    origin: z.enum(
      ['estimate', 'added', 'discount'],
      'Say where the line comes from: the estimate, added, or a discount',
    ),
    /** What the estimate had on this line; null on every other. */
    estimatePence: z.nullable(pence),
    estimateWords: z.nullable(words),
    /** In the estimate, but no longer in the price. Any other line is simply deleted. */
    removed: z.boolean('Say whether the line is removed'),
    /** Why it differs from the estimate, for the homeowner. */
    reason: quoteNote('the reason', 500),
  },
  'Describe each line with its words, amount, origin and reason',
);

export type QuoteLine = z.infer<typeof lineSchema>;

/** Whether a line is the estimate's own, word for word and to the penny. */
export function isAsEstimated(line: QuoteLine): boolean {
  const { origin, removed, words, pence, estimateWords, estimatePence } = line;
  return origin === 'estimate' && !removed && pence === estimatePence && words === estimateWords;
}

/** One line of a written quote, with the rules that it can keep or break alone. */
export const quoteLineSchema = lineSchema.check(
  z.check<QuoteLine>(({ value, issues }) => {
    for (const [field, message] of faultsOf(value)) {
      issues.push({ code: 'custom', message, path: [field], input: value });
    }
  }),
);

function* faultsOf(line: QuoteLine): Generator<[keyof QuoteLine, string]> {
  const { origin, removed, pence, estimatePence, estimateWords } = line;
  const isFromEstimate = origin === 'estimate';
  if (isFromEstimate !== (estimatePence !== null)) {
    yield [
      'estimatePence',
      isFromEstimate
        ? 'Give what the estimate had on this line'
        : 'Only a line of the estimate has an amount in it',
    ];
  }
  if (isFromEstimate !== (estimateWords !== null)) {
    yield [
      'estimateWords',
      isFromEstimate
        ? 'Give what the estimate said on this line'
        : 'Only a line of the estimate has words in it',
    ];
  }
  if (removed && !isFromEstimate) {
    yield ['removed', 'Only a line of the estimate can be marked as removed: delete this one'];
  }
  if (origin === 'discount') {
    if (pence > 0 || (pence === 0 && line.percent === undefined)) {
      yield ['pence', 'Enter the discount as an amount below £0'];
    }
  } else {
    if (line.percent !== undefined) yield ['percent', 'Only a discount has a per cent'];
    // The estimate's own rounding may take up to 50p off.
    if (pence < 0 && pence !== estimatePence) {
      yield ['pence', 'Enter an amount of £0 or more; what is taken off is a discount'];
    }
  }
  if (!isAsEstimated(line) && !isSeen(line.reason)) {
    yield ['reason', `Write the reason why ${REASON_FOR[origin](removed)}`];
  }
}

const REASON_FOR: Record<QuoteLine['origin'], (removed: boolean) => string> = {
  estimate: (removed) => (removed ? 'this line is removed' : 'this line differs from the estimate'),
  added: () => 'this line is added',
  discount: () => 'this discount is given',
};
