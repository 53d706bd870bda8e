import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { buildRoom } from '#domain/room/geometry/room';
import { passageTo } from './passage';

const size = { width: 5, depth: 4 };
const room = buildRoom(size, emptyDraft);
const at = (place: string, draft = emptyDraft) => ({ place, draft });

describe('the view goes to another place', () => {
  it('on foot, through the door as well', () => {
    expect(passageTo(at('inside desk'), at('inside door'), room, false)).toBe('walk');
    expect(passageTo(at('outside roof'), at('outside room'), room, false)).toBe('walk');
    expect(passageTo(at('inside door'), at('outside room'), room, false)).toBe('walk');
    expect(passageTo(at('outside room'), at('inside sofa'), room, false)).toBe('walk');
  });

  it('at once for somebody who wants no movement, and after another picture', () => {
    for (const place of ['inside desk', 'outside room'])
      expect(passageTo(at(place), at('inside door'), room, true)).toBe('none');
    expect(passageTo(at('inside door'), null, room, false)).toBe('none');
    expect(passageTo(at('inside door'), at('inside door'), room, false)).toBe('none');
  });

  it('without passing the wall when it has no door, or follows a choice', () => {
    const closed = buildRoom(size, { ...emptyDraft, doors: 0, windows: 1 });
    expect(passageTo(at('inside desk'), at('outside room'), closed, false)).toBe('fade');
    expect(passageTo(at('inside desk', { ...emptyDraft }), at('outside room'), room, false)).toBe('fade');
    expect(passageTo(at('outside roof', { ...emptyDraft }), at('outside room'), room, false)).toBe('walk');
  }); // oxfmt-ignore
});
