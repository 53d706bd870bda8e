import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerStill, stillToShare } from './still-on-offer';

const picture = () => Promise.resolve(new Blob(['picture'], { type: 'image/jpeg' }));

afterEach(() => vi.unstubAllGlobals());

describe('a still to share', () => {
  it('is the picture of the view that is shown', async () => {
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(await stillToShare()).toBeNull();
    const takeBack = offerStill(picture);
    expect((await stillToShare())?.name).toBe('garden-room.jpg');
    takeBack();
    expect(await stillToShare()).toBeNull();
  });

  it('is none where files cannot be shared, or no picture be made', async () => {
    const takeBack = offerStill(() => Promise.reject(new Error('no memory')));
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(await stillToShare()).toBeNull();
    takeBack();
    const takeOther = offerStill(picture);
    vi.stubGlobal('navigator', { canShare: () => false });
    expect(await stillToShare()).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await stillToShare()).toBeNull();
    takeOther();
  });
});
