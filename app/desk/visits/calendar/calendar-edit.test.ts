import { expect, it } from 'vitest';
import { STARTER_CALENDAR } from '#domain/order/visits/visit-calendar';
import { calendarEditOf, checkedCalendar } from './calendar-edit';

const begun = calendarEditOf(STARTER_CALENDAR);

it('is the calendar it began as while nothing is changed', () => {
  expect(checkedCalendar(begun).calendar).toEqual(STARTER_CALENDAR);
});

it('reads hours as people type them', () => {
  const hours = { ...begun.hours, monday: '8 – 12, 13:30-17', tuesday: ' ' };
  const { calendar } = checkedCalendar({ ...begun, hours });
  expect(calendar?.hours.monday).toEqual([
    { from: '08:00', to: '12:00' },
    { from: '13:30', to: '17:00' },
  ]);
  expect(calendar?.hours.tuesday).toEqual([]);
});

it('says at which field something is wrong', () => {
  const { calendar, errors } = checkedCalendar({
    ...begun,
    hours: { ...begun.hours, friday: '17-8' },
    numbers: { ...begun.numbers, elsewhere: 'far', step: '1' },
  });
  expect(calendar).toBeNull();
  expect([...errors.keys()].toSorted()).toEqual([
    'hours.friday',
    'step',
    'travelMinutes.elsewhere',
  ]);
});
