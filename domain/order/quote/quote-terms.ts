import * as z from 'zod/mini';
import { quoteText } from './quote-text';

const daysMessage = 'Enter for how many days the quote is valid: 1 to 365';

const percentMessage = 'Enter the share of the payment stage in whole per cent: 1 to 100';

/** When a share of the total is paid. */
const paymentStageSchema = z.object(
  {
    words: quoteText('when the payment stage is due', 200),
    percent: z
      .int(percentMessage)
      .check(z.minimum(1, percentMessage), z.maximum(100, percentMessage)),
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
