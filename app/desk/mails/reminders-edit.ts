import {
  REMINDER_RULES,
  reminderRulesSchema,
  type ReminderRule,
  type ReminderRules,
} from '#domain/order/reminders/reminder-rules';

/** The rules as they are being typed. */
export type RemindersEdit = Record<ReminderRule, { isOn: boolean; days: string }>;

export function remindersEditOf(rules: ReminderRules): RemindersEdit {
  const edit = (rule: ReminderRule) => ({
    isOn: rules[rule].isOn,
    days: String(rules[rule].days),
  });
  return {
    'quote-unanswered': edit('quote-unanswered'),
    'quote-ending': edit('quote-ending'),
    'payment-due': edit('payment-due'),
    'payment-late': edit('payment-late'),
    'visit-ahead': edit('visit-ahead'),
  };
}

/** The rules to keep, null while some cannot be; and what is wrong, by rule. Since when each is on says our server. */
export function checkedReminders(edit: RemindersEdit) {
  const typed = REMINDER_RULES.map((rule) => {
    const { isOn, days } = edit[rule];
    return [rule, { isOn, days: /^\d+$/.test(days.trim()) ? Number(days) : Number.NaN }];
  });
  const { data = null, error } = reminderRulesSchema.safeParse(Object.fromEntries(typed));
  const errors = new Map(error?.issues.map(({ path, message }) => [path[0], message]));
  return { rules: data, errors };
}
