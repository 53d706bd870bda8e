import * as z from 'zod/mini';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** A whole number between two others. */
function whole(what: string, [least, most]: readonly [number, number]) {
  const message = `${what} must be a whole number from ${least} to ${most}`;
  return z.int(message).check(z.gte(least, message), z.lte(most, message));
}

/** Hours of the day between which the room is in use and heated, on so many of these days. */
function hoursOf(days: string, most: number) {
  return z
    .object(
      {
        days: whole(days, [0, most]),
        from: whole('The first hour', [0, 23]),
        to: whole('The last hour', [1, 24]),
      },
      'Give days, from and to',
    )
    .check(z.refine(({ from, to }) => from < to, 'The last hour must be after the first'));
}

const temperatureMessage = 'The temperature must be from 16 to 25 °C';

/** How a room is used: a week like any other, and how warm it is to be. Kept on the device. */
export const useSchema = z.object(
  {
    weekdays: hoursOf('The days from Monday to Friday', 5),
    weekend: hoursOf('The days at the weekend', 2),
    /** °C wanted while it is in use. */
    temperature: z
      .number(temperatureMessage)
      .check(z.gte(16, temperatureMessage), z.lte(25, temperatureMessage)),
  },
  'Describe the week by weekdays, weekend and temperature',
);

export type Use = z.infer<typeof useSchema>;

const northMessage = 'North must be given in degrees, from 0 to below 360';

/** What a homeowner has said of the garden and the week; null for what was not said. */
export const yearSaidSchema = z.object(
  {
    /** Degrees clockwise from the direction the back wall faces to north. */
    north: z.prefault(
      z.nullable(z.number(northMessage).check(z.gte(0, northMessage), z.lt(360, northMessage))),
      null,
    ),
    use: z.prefault(z.nullable(useSchema), null),
  },
  'Give what was said of the year by north and use',
);

export type YearSaid = Readonly<z.infer<typeof yearSaidSchema>>;

/** What goes with a request: undefined where nothing was said. */
export function ifSaid(said: YearSaid | undefined): YearSaid | undefined {
  return said && (said.north !== null || said.use !== null) ? said : undefined;
}

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
