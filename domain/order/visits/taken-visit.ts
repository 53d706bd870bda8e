import * as z from 'zod/mini';
import { momentOf } from './uk-time';
import { visitCountySchema, visitMinutesSchema } from './visit-calendar';

const start = 'Give the start of the visit as a time to the minute';

/** A visit that stands in the calendar. */
export const takenVisitSchema = z.object(
  {
    /** In UTC: "2026-12-01T10:30:00.000Z" */
    start: z.string(start).check(z.refine((time) => momentOf(time) !== undefined, start)),
    minutes: visitMinutesSchema,
    county: visitCountySchema,
  },
  'Give the visit with its start, its length and its county',
);

export type TakenVisit = z.infer<typeof takenVisitSchema>;
