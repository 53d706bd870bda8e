import { describe, expect, it } from 'vitest';
import { WALL_THICKNESS, wallLayers } from '#app/content/why-modular/wall-layers';
import { drawnLayers } from './drawn-layers';

describe('the drawn wall', () => {
  it('shows 125 mm of insulation as 250 px at 2 px to the millimetre', () => {
    const pir = drawnLayers(wallLayers, 2).find(({ id }) => id === 'pir');
    expect(pir).toEqual({ id: 'pir', number: 5, x: 115, width: 250 });
  });

  it('leaves no gap between layers and ends with the wall', () => {
    const drawn = drawnLayers(wallLayers, 2.6);
    for (const [index, layer] of drawn.entries()) {
      const next = drawn[index + 1];
      const end = layer.x + layer.width;
      expect(Math.abs(end - (next?.x ?? WALL_THICKNESS * 2.6))).toBeLessThan(0.2);
    }
  });

  it('numbers the layers from outside to inside', () => {
    expect(drawnLayers(wallLayers, 1).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });
});
