import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/room/drawing/projection';
import { frame, standing } from './camera';

const cube: Place[] = [0, 1].flatMap((x) =>
  [0, 1].flatMap((y) => [0, 1].map((z): Place => [x, y, z])),
);
const box = { x: 100, y: 50, width: 400, height: 300 };

describe('frame', () => {
  const ahead = frame(standing({ azimuth: 0, eye: 0.5, distance: 10.5 }, [0.5, 0.5]), cube, box);

  it('fills the box in one direction and stands on its lower edge', () => {
    const ys = cube.map((place) => ahead.project(place)[1]);
    expect(Math.min(...ys)).toBeCloseTo(50);
    expect(Math.max(...ys)).toBeCloseTo(350);
  });

  it('draws what is twice as far away half as large', () => {
    const near = ahead.metreAt([0.5, 0, 0]);
    expect(ahead.depthOf([0.5, 0, 0])).toBeCloseTo(10);
    expect(ahead.metreAt([0.5, 10, 0])).toBeCloseTo(near / 2);
  });

  it('shows the right wall to somebody who stands to the right', () => {
    const seen = frame(standing({ azimuth: 60, eye: 1.7, distance: 9 }, [0.5, 0.5]), cube, box);
    expect(seen.at[0]).toBeGreaterThan(1);
    expect(seen.depthOf([1, 0, 0])).toBeLessThan(seen.depthOf([0, 0, 0]));
    expect(seen.project([1, 1, 0])[0]).toBeGreaterThan(seen.project([0, 0, 0])[0]);
  });

  it('keeps verticals upright', () => {
    const seen = frame(standing({ azimuth: 34, eye: 4.9, distance: 9 }, [0.5, 0.5]), cube, box);
    expect(seen.project([1, 0, 0])[0]).toBeCloseTo(seen.project([1, 0, 1])[0]);
  });

  it('finds the place on a line that is drawn in a column', () => {
    const seen = frame(standing({ azimuth: 50, eye: 1.7, distance: 9 }, [0.5, 0.5]), cube, box);
    const [from, to]: Place[] = [[1, 0, 1], [1, 1, 1]]; // oxfmt-ignore
    const [x] = seen.project([1, 0.3, 1]);
    expect(seen.shareAlong(from ?? [0, 0, 0], to ?? [0, 0, 0], x)).toBeCloseTo(0.3);
  });

  it('cuts off what reaches behind the eye and drops what is behind it', () => {
    const lawn = ahead.outline([[0, -20, 0], [1, -20, 0], [1, 5, 0], [0, 5, 0]]); // oxfmt-ignore
    expect(lawn).toHaveLength(4);
    expect(lawn.flat().every(Number.isFinite)).toBe(true);
    expect(ahead.outline([[0, -20, 0], [1, -20, 0], [1, -12, 0]])).toEqual([]); // oxfmt-ignore
  });
});
