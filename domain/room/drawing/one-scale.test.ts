import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { drawElevation, elevatedSides } from './elevation';
import { atOneScale, onOneGround } from './one-scale';
import { drawPlan } from './plan/plan';
import type { Drawing, Sheet } from './shapes';

const SHEET: Sheet = { width: 360, height: 284, text: 13 };
const PHONE: Sheet = { width: 151, height: 184, text: 10 };

const choices = { ...emptyDraft, roomType: 'garden-room', windows: 3 } as const;
const [small, large] = [
  buildRoom({ width: 2.5, depth: 3 }, choices),
  buildRoom({ width: 8, depth: 6 }, { ...choices, patioGlass: true }),
];

const views: Record<string, (room: typeof small, sheet: Sheet) => Drawing> = {
  plan: (room, sheet) => drawPlan(room, choices.finishes, sheet),
  front: (room, sheet) => drawElevation(room, 'front', choices.finishes, sheet),
};

describe.each(Object.entries(views))('atOneScale, %s', (_name, draw) => {
  it.each([SHEET, PHONE])('draws both rooms to the scale of the larger', (sheet) => {
    const one = atOneScale(
      sheet,
      (at) => draw(small, at),
      (at) => draw(large, at),
    );
    const other = atOneScale(
      sheet,
      (at) => draw(large, at),
      (at) => draw(small, at),
    );
    expect(one.scale).toBe(other.scale);
    expect(one.scale).toBeLessThanOrEqual(draw(small, sheet).scale);
    for (const { box, scale } of [one, other]) {
      expect(box.width * scale).toBeCloseTo(sheet.width);
      expect(box.height * scale).toBeCloseTo(sheet.height);
    }
  });
});

it('lets nothing stand over the edge of the sheet', () => {
  const drawn = atOneScale(
    SHEET,
    (at) => drawPlan(large, choices.finishes, at),
    (at) => drawPlan(small, choices.finishes, at),
  );
  const { box } = drawPlan(large, choices.finishes, { ...SHEET, scale: drawn.scale });
  expect(box.width).toBeLessThanOrEqual(drawn.box.width + 1e-9);
  expect(box.height).toBeLessThanOrEqual(drawn.box.height + 1e-9);
});

describe.each([SHEET, PHONE])('onOneGround', (sheet) => {
  const draws = elevatedSides(large).map(
    (side) => (at: Sheet) => drawElevation(large, side, choices.finishes, at),
  );

  it('stands every side of a room on the same ground, to one scale', () => {
    const sides = onOneGround(sheet, draws);
    expect(sides).toHaveLength(4);
    expect(new Set(sides.map(({ scale }) => scale)).size).toBe(1);
    expect(new Set(sides.map(({ box }) => box.y)).size).toBe(1);
  });

  it('keeps each on its sheet', () => {
    onOneGround(sheet, draws).forEach(({ box, scale }, n) => {
      const own = draws[n]?.({ ...sheet, scale }).box;
      if (!own) throw new Error('a side without a drawing');
      expect(box.height * scale).toBeCloseTo(sheet.height);
      expect(own.y).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(own.y + own.height).toBeLessThanOrEqual(box.y + box.height + 0.01);
      expect(own.x).toBeGreaterThanOrEqual(box.x - 0.01);
    });
  });
});
