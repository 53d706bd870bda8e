import { describe, expect, it } from 'vitest';
import { bounds } from './bounds';
import type { Drawing, Role, Shape } from './shapes';

describe('bounds', () => {
  it('holds polygons and runs of lines', () => {
    const shapes: Shape[] = [
      { type: 'polygon', role: 'wall', points: [[0, 0], [4, 0], [4, 3]] }, // oxfmt-ignore
      { type: 'lines', role: 'dimension', runs: [[[-1, 1], [2, 1]], [[0, 5], [0, 4]]] }, // oxfmt-ignore
    ];
    expect(bounds(shapes)).toEqual({ x: -1, y: 0, width: 5, height: 5 });
  });

  it.each<Role>(['wall', 'measure'])('does not mind what a shape stands for: %s', (role) => {
    expect(bounds([{ type: 'lines', role, runs: [[[0, 0], [1, 2]]] }])).toEqual({ x: 0, y: 0, width: 1, height: 2 }); // oxfmt-ignore
  });

  it('holds the bulge of an arc, not only its ends', () => {
    const arc: Shape = {
      type: 'arc',
      role: 'swing',
      centre: [1, 1],
      radius: 1,
      from: 180,
      to: 360,
    };
    const { x, y, width, height } = bounds([arc]);
    expect([x, y, width, height].map((n) => Math.round(n * 1e9) / 1e9)).toEqual([0, 0, 2, 1]);
  });

  it('holds a text that is turned', () => {
    const text: Shape = {
      type: 'text',
      role: 'measure',
      at: [0, 0],
      text: '4.0 m',
      size: 0.2,
      anchor: 'middle',
      angle: -90,
    };
    const box = bounds([text]);
    expect(box.height).toBeCloseTo(5 * 0.2 * 0.62);
    expect(box.width).toBeCloseTo(0.21);
  });

  it('is what a drawing says of itself', () => {
    const drawing: Pick<Drawing, 'box' | 'shapes'> = {
      box: { x: 0, y: 0, width: 1, height: 1 },
      shapes: [{ type: 'polygon', role: 'room', points: [[0, 0], [1, 0], [1, 1]] }], // oxfmt-ignore
    };
    expect(bounds(drawing.shapes)).toEqual(drawing.box);
  });
});
