import { expect, it } from 'vitest';
import { usualRules } from '#domain/order/reminders/reminder-rules';
import { checkedReminders, remindersEditOf } from './reminders-edit';

it('keeps what is typed, without saying since when', () => {
  const rules = usualRules('2026-12-01T09:00:00.000Z');
  const edit = remindersEditOf(rules);
  const off = { ...edit, 'visit-ahead': { isOn: false, days: ' 2 ' } };
  const { rules: kept, errors } = checkedReminders(off);
  expect(errors.size).toBe(0);
  expect(kept).toMatchObject({
    'quote-ending': { isOn: true, days: 3, since: null },
    'visit-ahead': { isOn: false, days: 2, since: null },
  });
});

it.each(['', '0', '61', '-1', '7.5', 'seven'])('says at which rule %j are no days', (days) => {
  const edit = remindersEditOf(usualRules(null));
  const { rules, errors } = checkedReminders({ ...edit, 'payment-late': { isOn: true, days } });
  expect(rules).toBeNull();
  expect([...errors]).toEqual([['payment-late', 'Give the days as a whole number from 1 to 60']]);
});
