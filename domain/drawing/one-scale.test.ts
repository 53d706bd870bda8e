import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/draft/draft';
import { buildRoom } from '#domain/geometry/room';
import { drawAxonometric } from './axonometric';
import { drawElevation } from './elevation';
import { atOneScale } from './one-scale';
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
  outside: (room, sheet) => drawAxonometric(room, choices.finishes, sheet, 'front-right'),
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
