import * as z from 'zod/mini';
import { quoteText } from './quote-text';

const daysMessage = 'Enter for how many days the quote is valid: 1 to 365';

const percentMessage = 'Enter the share of the payment stage in whole per cent: 1 to 100';

/** When a payment stage is due: with the acceptance, once the order has come to a step, or on a day. */
const stageDueSchema = z.discriminatedUnion(
  'when',
  [
    z.object({ when: z.literal('acceptance') }),
    z.object({ when: z.literal('step'), step: z.enum(['workshop', 'site', 'handed-over']) }),
    z.object({
      when: z.literal('date'),
      date: z.iso.date('Give the day on which the payment stage is due'),
    }),
  ],
  'Say when the payment stage is due: with the acceptance, at a step, or on a day',
);

export type StageDue = z.infer<typeof stageDueSchema>;

/** When a share of the total is paid. */
const paymentStageSchema = z.object(
  {
    words: quoteText('when the payment stage is due', 200),
    percent: z
      .int(percentMessage)
      .check(z.minimum(1, percentMessage), z.maximum(100, percentMessage)),
    /** Left out in all quotes from before there was a choice, whose exact text stays what it was; see `stageDue`. */
    due: z.optional(stageDueSchema),
  },
  'Describe each payment stage with its words and per cent',
);

const sentences = (field: string, each: string) =>
  z
    .array(quoteText(each, 500), `Give ${field} as a list`)
    .check(z.maxLength(30, `Give at most 30 entries for ${field}`));

type PaymentStage = z.infer<typeof paymentStageSchema>;

/** How long a written quote is valid, when it is paid, and what it leaves out. */
export const quoteTermsSchema = z.object(
  {
    validDays: z.int(daysMessage).check(z.minimum(1, daysMessage), z.maximum(365, daysMessage)),
    stages: z.array(paymentStageSchema, 'Give the payment stages as a list').check(
      z.minLength(1, 'Give at least one payment stage'),
      z.maxLength(10, 'Give at most 10 payment stages'),
      z.check<PaymentStage[]>(({ value, issues }) => {
        const sum = value.reduce((total, { percent }) => total + percent, 0);
        if (sum === 100) return;
        const message = `Let the payment stages add up to 100 %: they come to ${sum} %`;
        issues.push({ code: 'custom', message, input: value });
      }),
    ),
    notIncluded: sentences('what is not included', 'what is not included'),
    conditions: sentences('the conditions', 'the condition'),
  },
  'Give the terms: validity, payment stages, what is not included, conditions',
);

export type QuoteTerms = z.infer<typeof quoteTermsSchema>;

/**
 * When a stage is due. Where it does not say so itself the first is due with the acceptance, the last once the room is
 * handed over, and any other when the administrator says so: null.
 */
export function stageDue(stages: QuoteTerms['stages'], index: number): StageDue | null {
  const stage = stages[index];
  if (stage?.due !== undefined) return stage.due;
  if (index === 0) return { when: 'acceptance' };
  return index === stages.length - 1 ? { when: 'step', step: 'handed-over' } : null;
}
