import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { plotAround } from '#domain/room/scene/outside/plot';
import { plainRoom } from '#domain/testing/model-rooms';
import { planting, type Plant } from './planting';

const plot = plotAround(buildRoom({ width: 4, depth: 4 }, plainRoom.choices));
const [halfWidth, halfDepth] = [plot.width / 2, plot.depth / 2];
const isTree = ({ kind }: Plant) => kind.startsWith('tree') || kind === 'birch';
const isInGarden = ({ at: [x, z] }: Plant) =>
  x > plot.fence.left - halfWidth &&
  x < plot.fence.right - halfWidth &&
  z < halfDepth - plot.fence.front &&
  z > halfDepth - plot.fence.back;

describe('the planting of a garden', () => {
  const plants = planting(plot);

  it('has its trees behind the fences and everything else before them', () => {
    expect(plants.filter(isTree)).not.toEqual([]);
    expect(plants.filter((plant) => isTree(plant) === isInGarden(plant))).toEqual([]);
  });

  it('is the same each time, and shows no plant twice', () => {
    expect(planting(plot)).toEqual(plants);
    const looks = plants.map(({ kind, size, tint }) => JSON.stringify([kind, size, tint]));
    expect(new Set(looks).size).toBe(plants.length);
    for (const channel of plants.flatMap(({ tint }) => tint)) {
      expect(channel).toBeGreaterThan(0.65);
      expect(channel).toBeLessThan(1.2);
    }
  });
});
