import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { measuresOf } from './garden-of-room';

const shell = { width: 4, depth: 4 };
const room = (roofing: (typeof emptyDraft.finishes)['roofing']) =>
  buildRoom(shell, {
    ...emptyDraft,
    roomType: 'garden-room',
    finishes: { ...emptyDraft.finishes, roofing },
  });

describe('the measures of a room', () => {
  it('are those outside: 2.5 m inside is more', () => {
    // Floor 0.15 + inside 2.5 + roof 0.2 = 2.85; + 4 m and an overhang of 0.3 m at 1 in 40 = 2.96.
    expect(measuresOf(room('standard-felt'))).toEqual({
      roof: 'flat',
      height: 2.96,
      eaves: 2.85,
      footprint: 16,
      // 4 − 2 × 0.234 = 3.532 each way
      floor: 12.48,
    });
  });

  it('tell a slope from a flat roof', () => {
    expect(measuresOf(room('galvanized-steel')).roof).toBe('slope');
    // 2.85 + 4.3 / 6 = 3.57
    expect(measuresOf(room('shingle'))).toMatchObject({ roof: 'slope', height: 3.57 });
  });
});
