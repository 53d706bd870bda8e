import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { drawPegOut } from '#domain/room/drawing/plan/peg-out';
import { buildRoom } from '#domain/room/geometry/room';
import { PAPER as paper } from './plan-on-paper';
import { atStandardScale } from './standard-scale';

function scaleOf(width: number, depth: number): number {
  const room = buildRoom({ width, depth }, { ...emptyDraft, roomType: 'garden-room' });
  return atStandardScale(paper, (sheet) =>
    drawPegOut(room, emptyDraft.finishes, { north: 0 }, sheet),
  ).oneTo;
}

describe('atStandardScale', () => {
  it.each([
    // 2 + 4 m around it is 120 mm at 1:50
    [2.5, 2, 50],
    // 5 + 4 m is 180 mm at 1:50, and 4 + 4 m is 160 mm
    [5, 4, 50],
    // 6 + 4 m is 200 mm at 1:50, too wide, and 133 mm at 1:75
    [6, 4, 75],
    // 8 + 4 m is 160 mm at 1:75
    [8, 6, 75],
    // 10 + 4 m is 187 mm at 1:75, too wide
    [10, 5, 100],
  ])('draws %d × %d m at 1:%d', (width, depth, oneTo) => {
    expect(scaleOf(width, depth)).toBe(oneTo);
  });

  it('still fits what is larger than any shell', () => {
    expect(scaleOf(400, 300)).toBeGreaterThan(500);
  });
});
