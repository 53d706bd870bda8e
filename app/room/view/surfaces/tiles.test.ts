import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { materials } from '#domain/room/model/materials';
import { linear, TILES, tintOf } from './tiles';

const files = new Set(
  readdirSync('app/media/view', { recursive: true, encoding: 'utf8' }).map((file) =>
    basename(file),
  ),
);

describe('tiles', () => {
  it('are tinted to the mean colour wanted of them', () => {
    const [r, g, b] = tintOf('#b37552', TILES.cedar);
    const [meanR, meanG, meanB] = linear(TILES.cedar.mean);
    expect([r * meanR, g * meanG, b * meanB]).toEqual(
      linear('#b37552').map((value) => expect.closeTo(value)),
    );
    // Worked by hand: 0x80 / 255 = 0.502, ((0.502 + 0.055) / 1.055) ^ 2.4 = 0.216.
    expect(linear('#8000ff')).toEqual([expect.closeTo(0.216, 3), 0, 1]);
  });

  it('are there for every material that has one, but plain plaster', () => {
    const used = new Set(Object.values(materials).flatMap(({ texture }) => texture ?? []));
    used.delete('plasterboard');
    expect([...used].filter((name) => !files.has(`view-${name}.webp`))).toEqual([]);
  });
});
