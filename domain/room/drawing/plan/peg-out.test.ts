import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { bounds } from '#domain/room/drawing/bounds';
import { drawPegOut } from './peg-out';
import type { Drawing, Sheet } from '#domain/room/drawing/shapes';

const PHONE: Sheet = { width: 374, height: 406, text: 13 };
const DESKTOP: Sheet = { width: 755, height: 560, text: 13 };
const PAPER: Sheet = { width: 184, height: 130, text: 3.2, scale: 1000 / 75 };

const room = (width: number, depth: number, roomType: 'garden-room' | 'extension') =>
  buildRoom({ width, depth }, { ...emptyDraft, roomType, patioGlass: width > 3 });

const draw = (built: Room, north: number, sheet: Sheet): Drawing =>
  drawPegOut(built, emptyDraft.finishes, { north }, sheet);

/** The position of a side's measure, in metres from that side. */
function wordsBeside({ shapes }: Drawing, { width }: Room) {
  const texts = shapes.filter((shape) => shape.type === 'text' && shape.role === 'measure');
  return texts.map((words) => {
    const box = bounds([words]);
    const isRight = box.x > width;
    return isRight
      ? { from: box.x - width, to: box.x + box.width - width }
      : { from: box.y, to: box.y + box.height };
  });
}

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
  ['on paper', PAPER],
])('the peg-out plan %s', (_where, sheet) => {
  it.each([
    [2.5, 3, 'garden-room'],
    [4, 4, 'garden-room'],
    [5, 4, 'garden-room'],
    [8, 6, 'garden-room'],
    [4, 4, 'extension'],
  ] as const)('of %d m × %d m (%s) writes no measure over a broken line', (width, depth, type) => {
    const built = room(width, depth, type);
    const measures = wordsBeside(draw(built, 0, sheet), built);
    expect(measures).toHaveLength(2);
    for (const { from, to } of measures) {
      for (const line of [1, 2]) expect(line < from || line > to).toBe(true);
    }
  });

  it('keeps its scale while the arrow turns', () => {
    const built = room(5, 4, 'garden-room');
    const { box, scale } = draw(built, 0, sheet);
    for (const north of [45, 90, 135, 180, 225, 270, 315]) {
      const turned = draw(built, north, sheet);
      expect(turned.scale).toBeCloseTo(scale, 6);
      expect(turned.box.width).toBeCloseTo(box.width, 6);
      expect(turned.box.height).toBeCloseTo(box.height, 6);
    }
  });
});
