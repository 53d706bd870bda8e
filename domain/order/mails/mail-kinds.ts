import { REMINDER_RULES } from '#domain/order/reminders/reminder-rules';

/** Every kind of mail that an order sends to its homeowner, in the order in which they come. */
export const MAIL_KINDS = [
  'times-offered',
  'visit-booked',
  'visit-moved',
  'visit-cancelled',
  'visit-called-off',
  'answered',
  'quote-first',
  'quote-next',
  'accepted',
  'invoiced',
  'credited',
  'paid',
  'planned',
  'workshop',
  'site',
  'handed-over',
  'withdrawn',
  'link-renewed',
  // Reminders, by the names of their rules.
  ...REMINDER_RULES,
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** What each mail is about, as the desk names it. */
export const MAIL_NAMES: Readonly<Record<MailKind, string>> = {
  'times-offered': 'Times for a visit are offered',
  'visit-booked': 'A visit is booked',
  'visit-moved': 'A visit is moved',
  'visit-cancelled': 'A visit is cancelled',
  'visit-called-off': 'Receipt of a visit they called off',
  answered: 'A question is answered',
  'quote-first': 'The first written quote',
  'quote-next': 'A newer version of the quote',
  accepted: 'Receipt of an acceptance',
  invoiced: 'An invoice',
  credited: 'A credit note',
  paid: 'Receipt of a payment',
  planned: 'The dates of an order are told',
  workshop: 'The room is in the workshop',
  site: 'We build on site',
  'handed-over': 'The room is handed over',
  withdrawn: 'Receipt of a withdrawal',
  'link-renewed': 'A new link to their page',
  'quote-unanswered': 'Reminder: the quote is not answered',
  'quote-ending': 'Reminder: the quote runs out',
  'payment-due': 'Reminder: a payment is due soon',
  'payment-late': 'Reminder: a payment is late',
  'visit-ahead': 'Reminder: a visit comes up',
};

/** What can stand in a mail as `{name}`, in the words of the desk. */
export const PLACEHOLDERS = {
  reference: 'the reference of the request',
  phone: 'our telephone number',
  visit: 'the day and the hours of the visit',
  times: 'the times on offer, each on its own line',
  note: 'what you write beside the action',
  answer: 'your answer',
  version: 'the number of the version',
  total: 'the total to pay',
  validUntil: 'the last day on which the quote can be accepted',
  agreement: 'the exact words that were agreed to',
  name: 'the name of whoever accepted',
  invoice: 'the number of the invoice or credit note',
  amount: 'what it comes to',
  dueOn: 'the last day to pay it',
  open: 'what is open once it counts',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** What each kind of mail has to say, and what it can say besides. */
const MAIL_PLACEHOLDERS = {
  'times-offered': { needs: ['times', 'note'], may: ['reference', 'phone'] },
  'visit-booked': { needs: ['visit'], may: ['reference', 'phone'] },
  'visit-moved': { needs: ['visit'], may: ['reference', 'phone'] },
  'visit-cancelled': { needs: ['visit', 'note'], may: ['reference', 'phone'] },
  'visit-called-off': { needs: ['visit'], may: ['reference', 'phone'] },
  answered: { needs: ['answer'], may: ['reference', 'phone'] },
  'quote-first': { needs: ['total', 'validUntil'], may: ['version', 'reference', 'phone'] },
  'quote-next': { needs: ['version', 'total', 'validUntil'], may: ['reference', 'phone'] },
  accepted: { needs: ['agreement', 'name'], may: ['version', 'reference', 'phone'] },
  invoiced: { needs: ['invoice', 'amount'], may: ['dueOn', 'open', 'reference', 'phone'] },
  credited: { needs: ['invoice', 'amount'], may: ['note', 'open', 'reference', 'phone'] },
  paid: { needs: ['amount'], may: ['open', 'reference', 'phone'] },
  planned: { needs: ['note'], may: ['reference', 'phone'] },
  workshop: { needs: [], may: ['reference', 'phone'] },
  site: { needs: [], may: ['reference', 'phone'] },
  'handed-over': { needs: [], may: ['reference', 'phone'] },
  withdrawn: { needs: [], may: ['reference', 'phone'] },
  'link-renewed': { needs: [], may: ['reference', 'phone'] },
  'quote-unanswered': {
    needs: ['validUntil'],
    may: ['version', 'total', 'reference', 'phone'],
  },
  'quote-ending': { needs: ['validUntil'], may: ['version', 'total', 'reference', 'phone'] },
  'payment-due': { needs: ['amount', 'dueOn'], may: ['invoice', 'reference', 'phone'] },
  'payment-late': { needs: ['amount', 'dueOn'], may: ['invoice', 'reference', 'phone'] },
  'visit-ahead': { needs: ['visit'], may: ['reference', 'phone'] },
} as const satisfies Record<
  MailKind,
  { needs: readonly Placeholder[]; may: readonly Placeholder[] }
>;

type ValuesOf<Kind extends MailKind> = Record<
  (typeof MAIL_PLACEHOLDERS)[Kind]['needs' | 'may'][number],
  string
>;

/** A mail to the homeowner of a request: its kind, and what its placeholders stand for. */
export type HomeownerMail = {
  [Kind in MailKind]: { kind: Kind; values: ValuesOf<Kind> };
}[MailKind];

/** Those whose words are one line of ours: only they can stand in a subject. */
const ON_ONE_LINE: ReadonlySet<Placeholder> = new Set([
  'reference',
  'phone',
  'visit',
  'version',
  'total',
  'validUntil',
  'invoice',
  'amount',
  'dueOn',
  'open',
]);

/** What the text of a mail has to say. */
export function neededBy(kind: MailKind): readonly Placeholder[] {
  return MAIL_PLACEHOLDERS[kind].needs;
}

/** What it can say: what it has to say comes first. */
export function placeholdersOf(kind: MailKind): readonly Placeholder[] {
  return [...neededBy(kind), ...MAIL_PLACEHOLDERS[kind].may];
}

/** What its subject can say. */
export function subjectPlaceholdersOf(kind: MailKind): readonly Placeholder[] {
  return placeholdersOf(kind).filter((name) => ON_ONE_LINE.has(name));
}
