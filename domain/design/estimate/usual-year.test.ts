import { describe, expect, it } from 'vitest';
import { heatingLine } from '#domain/room/energy/year-words';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { exampleRoom, usualYear } from './usual-year';

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
