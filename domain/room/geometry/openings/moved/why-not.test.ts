import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { whyNot } from './why-not';

/** 5 m × 4 m: a door on the front at 0.6 m, a window at 2.5 m. */
const room = buildRoom(
  { width: 5, depth: 4 },
  {
    ...emptyDraft,
    windows: 1,
    placement: [
      { kind: 'door', wall: 'front', at: 0.6 },
      { kind: 'window', wall: 'front', at: 2.5 },
    ],
  },
);
const window = { id: 'window-1', width: 0.9 };

describe('whyNot', () => {
  it('names the neighbour and the wall between two openings', () => {
    // The door ends at 1.5 m, so the window may start at 1.8 m.
    const refusal = whyNot(room, window, 'front', { wanted: 1.6, allowed: 1.8 });
    expect(refusal).toMatchObject({ by: 'opening', needed: 0.3, neighbour: { id: 'door-1' } });
  });

  it('names the corner', () => {
    // 5 m less 0.4 m of corner less 0.9 m of window.
    const refusal = whyNot(room, window, 'front', { wanted: 4.6, allowed: 3.7 });
    expect(refusal).toEqual({ by: 'corner', needed: 0.4 });
    expect(whyNot(room, window, 'left', { wanted: -0.5, allowed: 0.4 })?.by).toBe('corner');
  });

  it('has nothing to say about snapping', () => {
    expect(whyNot(room, window, 'front', { wanted: 2.53, allowed: 2.5 })).toBeNull();
  });
});
