import * as z from 'zod/mini';
import { asSeen, notBlank, oneLine } from '#domain/text/text-checks';
import type { CountyName } from '#domain/site/coverage/county-name';

/** As `Date.getUTCDay` counts them. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const COUNTIES = [
  'Northamptonshire',
  'Bedfordshire',
  'Buckinghamshire',
  'Leicestershire',
  'Warwickshire',
  /** Any other place, and one that we do not know. */
  'elsewhere',
] as const satisfies readonly (CountyName | 'elsewhere')[];

/** Where a garden is, as far as travel is concerned. */
export const visitCountySchema = z.enum(COUNTIES, 'Choose the county of the visit from the list');

export type VisitCounty = z.infer<typeof visitCountySchema>;

const wholeNumber = (what: string, least: number, most: number) => {
  const message = `Give ${what} as a whole number from ${least} to ${most}`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
};

/** Hours on a clock in England, from before to. */
const hoursOf = (weekday: string) => {
  const time = `Give the hours of ${weekday} as times like 08:00 and 17:30`;
  const clock = z.string(time).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, time));
  return z.array(z.object({ from: clock, to: clock }, time), time).check(
    z.maxLength(4, `Give at most four spans of hours on ${weekday}`),
    z.refine((spans) => spans.every(({ from, to }) => from < to), {
      message: `Let each span of hours on ${weekday} begin before it ends`,
      abort: true,
    }),
    // Two that touch are one span: a visit may not cross from one into another.
    z.refine(
      (spans) =>
        spans.every(({ from }, index) => index === 0 || from > (spans[index - 1]?.to ?? '')),
      `Give the hours of ${weekday} in order, with a break between two spans`,
    ),
  );
};

const travelTo = (county: string) => wholeNumber(`the minutes of travel ${county}`, 0, 240);

/** How long a visit is, in minutes. */
export const visitMinutesSchema = wholeNumber('the minutes of a visit', 15, 480);

const dayOff = 'Give each day off with its first day, its last day and a word for it';
const dayOfDayOff = z.iso.date('Give the first and last day of each day off as dates');

/**
 * When the company comes to see gardens, as its administrator sets it. Hours are those in which a visit lies from its
 * beginning to its end, on a clock in England; the way there and back may lie outside.
 */
export const visitCalendarSchema = z.object(
  {
    hours: z.object(
      {
        monday: hoursOf('Monday'),
        tuesday: hoursOf('Tuesday'),
        wednesday: hoursOf('Wednesday'),
        thursday: hoursOf('Thursday'),
        friday: hoursOf('Friday'),
        saturday: hoursOf('Saturday'),
        sunday: hoursOf('Sunday'),
      } satisfies Record<(typeof WEEKDAYS)[number], unknown>,
      'Give the hours of every weekday, none for a day without visits',
    ),
    visitMinutes: visitMinutesSchema,
    /** From us to a garden there, one way. */
    travelMinutes: z.object(
      {
        Northamptonshire: travelTo('to Northamptonshire'),
        Bedfordshire: travelTo('to Bedfordshire'),
        Buckinghamshire: travelTo('to Buckinghamshire'),
        Leicestershire: travelTo('to Leicestershire'),
        Warwickshire: travelTo('to Warwickshire'),
        elsewhere: travelTo('to anywhere else'),
      } satisfies Record<CountyName | VisitCounty, unknown>,
      'Give the minutes of travel to every county, and to anywhere else',
    ),
    daysOff: z
      .array(
        z
          .object(
            {
              from: dayOfDayOff,
              /** The last day of it: the first again for a single day. */
              to: dayOfDayOff,
              word: z
                .string(dayOff)
                .check(
                  asSeen(),
                  notBlank('Give each day off a word that says why'),
                  z.maxLength(80, 'Use at most 80 characters for the word of a day off'),
                  oneLine('Give the word of a day off on one line'),
                ),
            },
            dayOff,
          )
          .check(
            z.refine(({ from, to }) => from <= to, {
              message: 'Let each day off end on its first day or later',
              path: ['to'],
            }),
          ),
        'Give a list of days off',
      )
      .check(z.maxLength(200, 'Keep at most 200 days off: remove those that are over')),
    /** Working days between today and the first visit offered: 0 offers today, 1 the next working day. */
    noticeDays: wholeNumber('the working days of notice', 0, 30),
    /** Calendar days from today to the last visit offered. */
    daysAhead: wholeNumber('the days ahead on which visits are offered', 1, 365),
    /** Minutes from one start on offer to the next. */
    step: wholeNumber('the minutes between two starts on offer', 5, 240),
  },
  'Send the whole calendar of visits',
);

export type VisitCalendar = z.infer<typeof visitCalendarSchema>;

const weekday = [{ from: '08:00', to: '18:00' }];

/** What a new installation starts with: the hours of STARTER_FACTS, and ways from Northampton in round figures. */
export const STARTER_CALENDAR: VisitCalendar = {
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ from: '09:00', to: '16:00' }],
    sunday: [],
  },
  visitMinutes: 60,
  travelMinutes: {
    Northamptonshire: 30,
    Bedfordshire: 45,
    Buckinghamshire: 60,
    Leicestershire: 60,
    Warwickshire: 60,
    elsewhere: 90,
  },
  daysOff: [],
  noticeDays: 2,
  daysAhead: 42,
  step: 30,
};
