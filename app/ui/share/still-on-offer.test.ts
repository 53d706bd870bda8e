import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { offerStills, portraitOf, stillToShare } from './still-on-offer';

const draft: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };
const pictured = (words: string) => () => Promise.resolve(new Blob([words]));
const stills = { draft, asSeen: pictured('as seen'), portrait: pictured('portrait') };
const noMemory = () => Promise.reject(new Error('no memory'));
const read = async (of: Draft) => {
  const portrait = await portraitOf(of);
  return portrait && new TextDecoder().decode(portrait);
};
const words = async (still: File | null) => (still ? `${still.name} ${await still.text()}` : null);

afterEach(() => vi.unstubAllGlobals());

describe('a still to share', () => {
  it('is the picture of the view that is shown, or the one kept with a design', async () => {
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(await stillToShare()).toBeNull();
    const takeBack = offerStills(stills);
    expect(await words(await stillToShare())).toBe('garden-room.jpg as seen');
    takeBack();
    expect(await stillToShare()).toBeNull();
    const kept = await new Blob(['kept']).arrayBuffer();
    expect(await words(await stillToShare(kept))).toBe('garden-room.jpg kept');
  });

  it('is none where files cannot be shared, or no picture be made', async () => {
    const takeBack = offerStills({ ...stills, asSeen: noMemory });
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(await stillToShare()).toBeNull();
    takeBack();
    const takeOther = offerStills(stills);
    vi.stubGlobal('navigator', { canShare: () => false });
    expect(await stillToShare()).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await stillToShare()).toBeNull();
    takeOther();
  });
});

describe('a portrait', () => {
  it('is of the design that is shown, made once, and there after the view has gone', async () => {
    expect(await read(draft)).toBeNull();
    const portrait = vi.fn<() => Promise<Blob>>(stills.portrait);
    const takeBack = offerStills({ draft, portrait });
    expect(await read({ ...draft, windows: 3 })).toBeNull();
    expect(await read(draft)).toBe('portrait');
    takeBack();
    expect(await read({ ...draft })).toBe('portrait');
    expect(portrait).toHaveBeenCalledTimes(1);
    const takeOther = offerStills({
      draft: { ...draft, doors: 2 },
      portrait: noMemory,
    });
    expect(await read({ ...draft, doors: 2 })).toBeNull();
    takeOther();
  });
});
