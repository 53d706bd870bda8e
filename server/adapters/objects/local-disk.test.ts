import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { localDiskObjects } from './local-disk';
import { describeObjectStore } from './object-store.contract';

describeObjectStore('the local disk', async () =>
  localDiskObjects(join(await temporaryFolder(), 'objects')),
);

describe('the local disk', () => {
  it('leaves no partial file behind', async () => {
    const folder = await temporaryFolder();
    const store = localDiskObjects(folder);
    const breaking = new Readable({ read: () => void breaking.destroy(new Error('gone')) });
    await expect(store.put('one/two.jpg', breaking)).rejects.toThrow('gone');
    expect(await readdir(join(folder, 'one'))).toEqual([]);
  });

  it('does not treat a folder as an object', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'one.jpg'));
    expect(await localDiskObjects(folder).find('one.jpg')).toBeUndefined();
  });
});
