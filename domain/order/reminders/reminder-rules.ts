import * as z from 'zod/mini';

/** What homeowners can be reminded of. Stored in events and settings, so a name stays what it is. */
export const REMINDER_RULES = [
  'quote-unanswered',
  'quote-ending',
  'payment-due',
  'payment-late',
  'visit-ahead',
] as const;

export type ReminderRule = (typeof REMINDER_RULES)[number];

/** How a rule counts its days, and how many there are at first and at most. */
export const RULE_DAYS: Readonly<
  Record<ReminderRule, { words: string; usual: number; least: number; most: number }>
> = {
  'quote-unanswered': { words: 'days after it was sent', usual: 7, least: 1, most: 60 },
  'quote-ending': { words: 'days before its last day', usual: 3, least: 1, most: 14 },
  'payment-due': { words: 'days before it is due', usual: 3, least: 0, most: 14 },
  'payment-late': { words: 'days after it was due', usual: 7, least: 1, most: 60 },
  'visit-ahead': { words: 'days before it', usual: 1, least: 1, most: 7 },
};

/** As the desk names them. */
export const RULE_NAMES: Readonly<Record<ReminderRule, string>> = {
  'quote-unanswered': 'A written quote is not answered',
  'quote-ending': 'A written quote runs out',
  'payment-due': 'A payment is due soon',
  'payment-late': 'A payment is late',
  'visit-ahead': 'A visit comes up',
};

function ruleSchema(rule: ReminderRule) {
  const { least, most } = RULE_DAYS[rule];
  const message = `Give the days as a whole number from ${least} to ${most}`;
  return z.object({
    isOn: z.boolean('Say whether the rule is on'),
    days: z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
    /**
     * Since when it has been as it is, by the server's clock, whatever a browser sends: nothing is reminded of whose time
     * came before. Null while it is off.
     */
    since: z.prefault(z.nullable(z.iso.datetime()), null),
  });
}

/** The rules by which homeowners are reminded. */
export const reminderRulesSchema = z.object(
  {
    'quote-unanswered': ruleSchema('quote-unanswered'),
    'quote-ending': ruleSchema('quote-ending'),
    'payment-due': ruleSchema('payment-due'),
    'payment-late': ruleSchema('payment-late'),
    'visit-ahead': ruleSchema('visit-ahead'),
  } satisfies Record<ReminderRule, unknown>,
  'Send the rules as a JSON object',
);

export type ReminderRules = z.infer<typeof reminderRulesSchema>;

/**
 * The rules until the company has set any: all on for a new installation, since its first start, and all off for one that
 * had requests before there were rules (decision 0132).
 *
 * @param since null for off
 */
export function usualRules(since: string | null): ReminderRules {
  const ruleOf = (rule: ReminderRule) => ({
    isOn: since !== null,
    days: RULE_DAYS[rule].usual,
    since,
  });
  return {
    'quote-unanswered': ruleOf('quote-unanswered'),
    'quote-ending': ruleOf('quote-ending'),
    'payment-due': ruleOf('payment-due'),
    'payment-late': ruleOf('payment-late'),
    'visit-ahead': ruleOf('visit-ahead'),
  };
}

/** The rules as they are saved over others: what was switched on, or got other days, counts from now on. */
export function rulesSince(edit: ReminderRules, before: ReminderRules, now: Date): ReminderRules {
  const after = { ...edit };
  for (const rule of REMINDER_RULES) {
    const [{ isOn, days }, earlier] = [edit[rule], before[rule]];
    const isSame = earlier.isOn && earlier.days === days && earlier.since !== null;
    const since = isSame ? earlier.since : now.toISOString();
    after[rule] = { isOn, days, since: isOn ? since : null };
  }
  return after;
}
