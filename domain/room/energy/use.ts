import * as z from 'zod/mini';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** Hours of the day between which the room is in use and heated; `from` is the earlier one. */
const hoursSchema = z
  .object({
    /** Days a week, of these. */
    days: z.int().check(z.gte(0), z.lte(5)),
    from: z.int().check(z.gte(0), z.lte(23)),
    to: z.int().check(z.gte(1), z.lte(24)),
  })
  .check(z.refine(({ from, to }) => from < to, 'The end must be after the beginning'));

/** How a room is used: a week like any other, and how warm it is to be. Kept on the device. */
export const useSchema = z.object({
  weekdays: hoursSchema,
  weekend: hoursSchema.check(z.refine(({ days }) => days <= 2, 'A weekend has two days')),
  /** °C wanted while it is in use. */
  temperature: z.number().check(z.gte(16), z.lte(25)),
});

export type Use = z.infer<typeof useSchema>;

/** °C: the living area's in SAP 2012, table 9. */
const USUAL_TEMPERATURE = 21;

/** The usual week of a room type, where nobody has said another. */
export function usualUse(roomType: RoomTypeId | null): Use {
  const temperature = USUAL_TEMPERATURE;
  switch (roomType) {
    case 'office':
      return {
        weekdays: { days: 5, from: 9, to: 17 },
        weekend: { days: 0, from: 9, to: 17 },
        temperature,
      };
    case 'extension':
      return {
        weekdays: { days: 5, from: 7, to: 23 },
        weekend: { days: 2, from: 7, to: 23 },
        temperature,
      };
    case 'dual-purpose':
      return {
        weekdays: { days: 5, from: 9, to: 17 },
        weekend: { days: 2, from: 10, to: 14 },
        temperature,
      };
    case 'garden-room':
    case null:
      return {
        weekdays: { days: 3, from: 17, to: 22 },
        weekend: { days: 2, from: 10, to: 18 },
        temperature,
      };
  }
}

/** Hours in use in a week. */
export function hoursAWeek({ weekdays, weekend }: Use): number {
  return [weekdays, weekend].reduce((sum, { days, from, to }) => sum + days * (to - from), 0);
}
