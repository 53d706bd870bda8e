import { beforeEach, describe, expect, it } from 'vitest';
import {
  keepSeenPicture,
  loadSeenPicture,
  pictureOf,
  touchSeenPicture,
  type SeenPicture,
} from './seen-pictures';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';

beforeEach(freshDatabase);

const MEGABYTE = 1024 * 1024;

function seen(id: string, changes: Partial<SeenPicture> = {}): SeenPicture {
  return {
    id,
    type: 'image/avif',
    width: 800,
    content: new ArrayBuffer(8),
    seenAt: 1,
    ...changes,
  };
}

async function kept(...ids: string[]): Promise<string[]> {
  const found = await Promise.all(ids.map((id) => storedRow('pictures', id)));
  return ids.filter((_id, index) => found[index] !== undefined);
}

describe('pictureOf', () => {
  it.each([
    ['/uploads/abc/800.avif', 'abc'],
    ['/uploads/abc/original.jpg', 'abc'],
    ['/uploads/2026/abc/800.webp', '2026/abc'],
    ['/uploads/abc.jpg', 'abc'],
  ])('%s is of %s', (path, id) => expect(pictureOf(path)).toBe(id));
});

describe('seen pictures', () => {
  it('are found under every size of them', async () => {
    await keepSeenPicture(seen('one'));
    expect(await loadSeenPicture('/uploads/one/1600.webp')).toEqual(seen('one'));
    expect(await loadSeenPicture('/uploads/two/800.avif')).toBeNull();
  });

  it('are as sharp as they were ever needed', async () => {
    await keepSeenPicture(seen('one', { width: 800 }));
    expect(await touchSeenPicture('/uploads/one/400.avif', 400, 5)).toBe(true);
    expect(await touchSeenPicture('/uploads/one/1200.avif', 1200, 6)).toBe(false);
    expect(await touchSeenPicture('/uploads/two/400.avif', 400, 7)).toBe(false);
    expect(await loadSeenPicture('/uploads/one/400.avif')).toMatchObject({ seenAt: 5 });
  });

  it('are at most 30: those seen longest ago go', async () => {
    for (let n = 1; n <= 30; n += 1) await keepSeenPicture(seen(`p${n}`, { seenAt: n }));
    await touchSeenPicture('/uploads/p1/400.avif', 400, 31);
    await keepSeenPicture(seen('p32', { seenAt: 32 }));
    expect(await kept('p1', 'p2', 'p3', 'p32')).toEqual(['p1', 'p3', 'p32']);
  });

  it('weigh at most 10 MB', async () => {
    const large = { content: new ArrayBuffer(4 * MEGABYTE) };
    for (let n = 1; n <= 3; n += 1) await keepSeenPicture(seen(`p${n}`, { ...large, seenAt: n }));
    expect(await kept('p1', 'p2', 'p3')).toEqual(['p2', 'p3']);
    await keepSeenPicture(seen('huge', { content: new ArrayBuffer(11 * MEGABYTE), seenAt: 9 }));
    expect(await kept('huge')).toEqual([]);
  });

  it('that cannot be read are none, and go with the next one kept', async () => {
    await plantRow('pictures', { id: 'old', blob: 'what?' });
    expect(await loadSeenPicture('/uploads/old/400.avif')).toBeNull();
    await keepSeenPicture(seen('new'));
    expect(await kept('old', 'new')).toEqual(['new']);
  });

  it('are pictures: nothing else is kept', async () => {
    await keepSeenPicture({ ...seen('page'), type: 'text/html' as never });
    expect(await kept('page')).toEqual([]);
  });
});
