import * as z from 'zod/mini';
import { asSeen, linesAsSeen, notBlank, oneLine } from '#domain/text/text-checks';
import {
  neededBy,
  PLACEHOLDERS,
  placeholdersOf,
  subjectPlaceholdersOf,
  type MailKind,
  type Placeholder,
} from './mail-kinds';

const MOST_IN_SUBJECT = 150;
const MOST_IN_TEXT = 4000;

/** A whole placeholder, or a brace that belongs to none. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** The words of one kind of mail: plain text with placeholders, paragraphs between empty lines. */
const mailTextSchema = (kind: MailKind) =>
  z.object({
    subject: z.string('Write the subject').check(
      asSeen(),
      z.maxLength(MOST_IN_SUBJECT, {
        message: `Use at most ${MOST_IN_SUBJECT} characters for the subject`,
        abort: true,
      }),
      oneLine('Write the subject on one line'),
      notBlank('Write the subject'),
      says('subject', subjectPlaceholdersOf(kind)),
    ),
    text: z.string('Write the text').check(
      linesAsSeen(),
      z.maxLength(MOST_IN_TEXT, {
        message: `Use at most ${MOST_IN_TEXT.toLocaleString('en-GB')} characters for the text`,
        abort: true,
      }),
      notBlank('Write the text'),
      says('text', placeholdersOf(kind), neededBy(kind)),
    ),
  });

export type MailText = z.infer<ReturnType<typeof mailTextSchema>>;

/** The words that the company has changed; every other mail has its starting words. */
export const mailTextsSchema = z.object(
  {
    'times-offered': z.optional(mailTextSchema('times-offered')),
    'visit-booked': z.optional(mailTextSchema('visit-booked')),
    'visit-moved': z.optional(mailTextSchema('visit-moved')),
    'visit-cancelled': z.optional(mailTextSchema('visit-cancelled')),
    'visit-called-off': z.optional(mailTextSchema('visit-called-off')),
    answered: z.optional(mailTextSchema('answered')),
    'quote-first': z.optional(mailTextSchema('quote-first')),
    'quote-next': z.optional(mailTextSchema('quote-next')),
    accepted: z.optional(mailTextSchema('accepted')),
    invoiced: z.optional(mailTextSchema('invoiced')),
    credited: z.optional(mailTextSchema('credited')),
    paid: z.optional(mailTextSchema('paid')),
    planned: z.optional(mailTextSchema('planned')),
    workshop: z.optional(mailTextSchema('workshop')),
    site: z.optional(mailTextSchema('site')),
    'handed-over': z.optional(mailTextSchema('handed-over')),
    withdrawn: z.optional(mailTextSchema('withdrawn')),
    'link-renewed': z.optional(mailTextSchema('link-renewed')),
    'quote-unanswered': z.optional(mailTextSchema('quote-unanswered')),
    'quote-ending': z.optional(mailTextSchema('quote-ending')),
    'payment-due': z.optional(mailTextSchema('payment-due')),
    'payment-late': z.optional(mailTextSchema('payment-late')),
    'visit-ahead': z.optional(mailTextSchema('visit-ahead')),
  } satisfies Record<MailKind, unknown>,
  'Send the words of the mails as a JSON object',
);

export type MailTexts = z.infer<typeof mailTextsSchema>;

/** Refuses placeholders that the mail cannot fill, and a text without those it needs. */
function says(
  where: 'subject' | 'text',
  known: readonly Placeholder[],
  needs: readonly Placeholder[] = [],
) {
  return z.check<string>(({ value, issues }) => {
    const found: readonly string[] = value.match(BRACES) ?? [];
    const written = known.map((name) => `{${name}}`);
    const wrong = found.find((one) => !written.includes(one));
    const missing = needs.find((name) => !found.includes(`{${name}}`));
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: value });
    if (wrong !== undefined) refuse(wrongWords(wrong, where, written));
    else if (missing !== undefined) {
      refuse(`Keep {${missing}} in the text: it stands for ${PLACEHOLDERS[missing]}`);
    }
  });
}

function wrongWords(found: string, where: 'subject' | 'text', written: readonly string[]): string {
  const what =
    found.length === 1
      ? `A single ${found} cannot stand in the ${where}`
      : `${found} cannot stand in the ${where} of this mail`;
  return `${what}: it knows ${written.join(', ')}`;
}
