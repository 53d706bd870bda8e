import { describe, expect, it } from 'vitest';
import { editAfterSave, editOnTop, editOver, stateOf, type DeskDocument } from './desk-document';

interface Rooms {
  name: string;
  built: number;
}

/** A document whose number is typed as text, and whose name goes with the number. */
const ROOMS: DeskDocument<Rooms, { name: string; built: string }> = {
  what: 'the rooms',
  live: { queryKey: ['rooms'], queryFn: () => Promise.reject(new Error('not asked here')) },
  shownBy: [],
  save: () => Promise.reject(new Error('not asked here')),
  editOf: ({ name, built }) => ({ name, built: String(built) }),
  valueOf: ({ name, built }) => (/^\d+$/.test(built) ? { name, built: Number(built) } : null),
  changes: (before, after) =>
    before.built === after.built
      ? []
      : [{ key: 'built', label: 'Built', before: `${before.built}`, after: `${after.built}` }],
};
const BASE = { revision: 3, value: { name: 'Ours', built: 9 } };
const typed = (built: string) => ({ base: BASE, typed: { name: 'Ours', built }, note: 'A note' });

describe('an edit', () => {
  it('would be lost while it differs from what it was made from, or cannot be saved', () => {
    expect(stateOf(ROOMS, typed('10'), true)).toMatchObject({
      value: { built: 10 },
      changes: [{ key: 'built', before: '9', after: '10' }],
      dirty: true,
    });
    expect(stateOf(ROOMS, typed('ten'), true)).toEqual({ value: null, changes: [], dirty: true });
    expect(stateOf(ROOMS, typed('09'), true).dirty).toBe(false);
    expect(stateOf(ROOMS, typed('9'), false).dirty).toBe(false);
  });

  it('of a document that names no changes would be lost once anything is typed', () => {
    const { changes: _none, ...setting } = ROOMS;
    expect(stateOf(setting, typed('9'), true)).toMatchObject({ changes: [], dirty: true });
    expect(stateOf(setting, typed('9'), false).dirty).toBe(false);
  });

  it('goes on top of what somebody else has saved, with its note', () => {
    const theirs = { revision: 4, value: { name: 'Theirs', built: 9 } };
    expect(editOnTop(ROOMS, typed('10'), theirs)).toEqual({
      base: theirs,
      typed: { name: 'Theirs', built: '10' },
      note: 'A note',
    });
    expect(editOnTop(ROOMS, typed('ten'), theirs)).toBeNull();
  });

  it('with a whole value in it brings along what goes with it', () => {
    const both: typeof ROOMS = {
      ...ROOMS,
      settled: (edit, before) => ({ ...edit, name: `${before.name} and ${edit.name}` }),
    };
    expect(editOver(both, BASE, { name: 'Old', built: 1 }, 'Restored').typed).toEqual({
      name: 'Ours and Old',
      built: '1',
    });
  });

  it('is over with a save, but for what was typed while that was on its way', () => {
    const saved = { revision: 4, value: { name: 'Ours', built: 10 } };
    const sent = typed('10');
    expect(editAfterSave(sent, sent.typed, saved)).toBeUndefined();
    expect(editAfterSave(undefined, sent.typed, saved)).toBeUndefined();
    expect(editAfterSave(typed('11'), sent.typed, saved)).toEqual({ ...typed('11'), base: saved });
  });
});
