import * as nodeDisk from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { readConfig } from '#server/startup/config';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { galleryImage } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { backup, restore, salvage } from './commands';

describe('the commands about the data folder', () => {
  it.each([
    ['backup', backup],
    ['restore', restore],
    ['salvage', (config: Parameters<typeof backup>[0]) => salvage(config, () => undefined)],
  ] as const)(
    '%s refuses requests that are in PostgreSQL, and names the tool for them',
    async (_name, command) => {
      const config = readConfig({
        DATA_DIR: await temporaryFolder(),
        DATABASE_URL: 'postgres://us:sesame@127.0.0.1:1/rooms',
      });
      const told = command(config, '/nowhere.tar.gz', () => undefined);
      await expect(told).rejects.toThrow(/pg_dump and pg_restore/);
      await expect(told).rejects.not.toThrow(/sesame/);
    },
  );

  it('leave pictures in a bucket where they are, say so, and restore only where there is one', async () => {
    const store = await openS3Server();
    onTestFinished(() => store.close());
    const admin = await openGalleryAdmin({ environment: store.environment });
    await admin.services.galleryImages.add([galleryImage()]);
    const target = join(await temporaryFolder(), 'rooms.tar.gz');
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    await backup(readConfig({ DATA_DIR: admin.folder, ...store.environment }), target, print);
    expect(said[1]).toMatch(/^Pictures and photos are not part of it.* in the bucket rooms\./);

    const folder = await temporaryFolder();
    const here = readConfig({ DATA_DIR: folder });
    await expect(restore(here, target, print)).rejects.toThrow(/The backup has no pictures/);
    expect(await readdir(folder)).toEqual([]);
    await restore(readConfig({ DATA_DIR: folder, ...store.environment }), target, print);
    expect(said[4]).toMatch(/^Pictures and photos are as they are in the bucket rooms:/);
    expect((await readStoredDocument(folder, nodeDisk)).galleryImages).toHaveLength(1);
  });
});
