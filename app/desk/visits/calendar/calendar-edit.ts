import {
  visitCalendarSchema,
  type VisitCalendar,
  type WEEKDAYS,
} from '#domain/order/visits/visit-calendar';

type Weekday = (typeof WEEKDAYS)[number];

/** The calendar as it is being typed. */
export interface CalendarEdit {
  /** "08:00-12:00, 13:00-17:30"; empty for none. */
  hours: Record<Weekday, string>;
  numbers: Record<keyof VisitCalendar['travelMinutes'] | NumberField, string>;
  daysOff: VisitCalendar['daysOff'];
}

type NumberField = 'visitMinutes' | 'noticeDays' | 'daysAhead' | 'step';

export function calendarEditOf(calendar: VisitCalendar): CalendarEdit {
  const { visitMinutes, noticeDays, daysAhead, step, travelMinutes: travel, hours } = calendar;
  const spans = (day: Weekday) => hours[day].map(({ from, to }) => `${from}-${to}`).join(', ');
  return {
    hours: {
      monday: spans('monday'),
      tuesday: spans('tuesday'),
      wednesday: spans('wednesday'),
      thursday: spans('thursday'),
      friday: spans('friday'),
      saturday: spans('saturday'),
      sunday: spans('sunday'),
    },
    numbers: {
      visitMinutes: String(visitMinutes),
      noticeDays: String(noticeDays),
      daysAhead: String(daysAhead),
      step: String(step),
      Northamptonshire: String(travel.Northamptonshire),
      Bedfordshire: String(travel.Bedfordshire),
      Buckinghamshire: String(travel.Buckinghamshire),
      Leicestershire: String(travel.Leicestershire),
      Warwickshire: String(travel.Warwickshire),
      elsewhere: String(travel.elsewhere),
    },
    daysOff: calendar.daysOff,
  };
}

/** The calendar that was typed, or what is wrong: by "hours.monday", "travelMinutes.elsewhere", "daysOff.0". */
export function checkedCalendar({ hours, numbers, daysOff }: CalendarEdit): {
  calendar: VisitCalendar | null;
  errors: ReadonlyMap<string, string>;
} {
  const number = (field: keyof CalendarEdit['numbers']) =>
    /^\d{1,4}$/.test(numbers[field].trim()) ? Number(numbers[field]) : NaN;
  const result = visitCalendarSchema.safeParse({
    hours: {
      monday: spansOf(hours.monday),
      tuesday: spansOf(hours.tuesday),
      wednesday: spansOf(hours.wednesday),
      thursday: spansOf(hours.thursday),
      friday: spansOf(hours.friday),
      saturday: spansOf(hours.saturday),
      sunday: spansOf(hours.sunday),
    },
    visitMinutes: number('visitMinutes'),
    travelMinutes: {
      Northamptonshire: number('Northamptonshire'),
      Bedfordshire: number('Bedfordshire'),
      Buckinghamshire: number('Buckinghamshire'),
      Leicestershire: number('Leicestershire'),
      Warwickshire: number('Warwickshire'),
      elsewhere: number('elsewhere'),
    },
    daysOff,
    noticeDays: number('noticeDays'),
    daysAhead: number('daysAhead'),
    step: number('step'),
  });
  if (result.success) return { calendar: result.data, errors: new Map() };
  const errors = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const key = path.slice(0, 2).join('.');
    if (!errors.has(key)) errors.set(key, message);
  }
  return { calendar: null, errors };
}

/** "8:00 – 12:00, 13-17": spans with the hours filled up to four digits. */
function spansOf(text: string) {
  if (text.trim() === '') return [];
  return text.split(',').map((span) => {
    const [from = '', to = ''] = span.split(/[-–]/).map(timeOf);
    return { from, to };
  });
}

function timeOf(text: string): string {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?::(\d\d))?\s*$/.exec(text) ?? [];
  return hours === '' ? text.trim() : `${hours.padStart(2, '0')}:${minutes}`;
}
