import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { heatingLine } from '#domain/room/energy/year-words';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { exampleRoom, heatingRow, NOTHING_SAID, usualYear, yearOfRoom } from './usual-year';

const yearOf = (roomType: (typeof ROOM_TYPE_IDS)[number], facts = STARTER_FACTS) => {
  const { design, shell } = exampleRoom(roomType);
  return usualYear(design, shell, facts);
};

describe('the usual year of a design', () => {
  it('follows the company’s figures', () => {
    const { energy } = STARTER_FACTS;
    const better = { ...energy.figures.wall, value: 0.12 };
    const facts = {
      ...STARTER_FACTS,
      energy: { ...energy, figures: { ...energy.figures, wall: better } },
    };
    const [now, then] = [yearOf('office'), yearOf('office', facts)];
    expect(then.range.costPence.high).toBeLessThan(now.range.costPence.high);
  });

  it.each(ROOM_TYPE_IDS)('is of an example that has windows and is heated: %s', (roomType) => {
    const { range, figures } = yearOf(roomType);
    expect(exampleRoom(roomType).design.roomType).toBe(roomType);
    expect(range.low.envelope.glass.length).toBeGreaterThan(1);
    expect(figures.costPence.low).toBeGreaterThan(1000);
    expect(range.years).toHaveLength(8);
  });

  it('is told with all that it rests on', () => {
    expect(
      heatingLine({
        costPence: { low: 12_100, high: 13_900 },
        heating: 'airConditioning',
        use: yearOf('office').terms.use,
        pencePerKwh: 26.11,
        north: null,
      }).replaceAll('\u00a0', ' '),
    ).toBe(
      'Heating: about £120 to £140 a year, whichever way it faces. 5 weekdays, 9 am to 5 pm; 21 °C; by the air conditioning, as a heat pump; electricity at 26.11p a kWh.',
    );
  });
});

describe('the year of a room whose homeowner has said something', () => {
  const { design, shell } = exampleRoom('office');
  const room = { room: buildRoom(shell, design), roomType: 'office', features: [] } as const;
  const week = { weekdays: { days: 2, from: 9, to: 12 }, weekend: { days: 0, from: 9, to: 12 } };

  it('is the usual one while nothing is said', () => {
    expect(yearOfRoom(room, STARTER_FACTS, NOTHING_SAID)).toEqual(yearOf('office'));
  });

  it('is of that direction and week, and says so', () => {
    const said = { north: 90, use: { ...week, temperature: 19 } };
    const { range, figures } = yearOfRoom(room, STARTER_FACTS, said);
    expect(range.years).toHaveLength(1);
    expect(range.costPence.high).toBeLessThan(yearOf('office').range.costPence.low);
    expect(heatingRow(figures).terms.replaceAll('\u00a0', ' ')).toBe(
      'With its front to the east, 6 hours a week at 19 °C, by a plug-in electric heater',
    );
  });

  it('costs in a list of choices what it costs in a sentence', () => {
    const { figures } = yearOf('extension');
    const { value } = heatingRow(figures);
    expect(heatingLine(figures)).toContain(value.replace('About', 'about'));
  });
});
