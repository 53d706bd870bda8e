import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/startup/config';
import { openTestApp } from '#server/testing/test-app';
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

  it('say of pictures in a bucket that they are not part of a backup', async () => {
    const { folder } = await openTestApp();
    const said: string[] = [];
    const config = readConfig({
      DATA_DIR: folder,
      OBJECTS_URL: 's3://rooms?endpoint=http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'us',
      AWS_SECRET_ACCESS_KEY: 'sesame',
    });
    await backup(config, join(await temporaryFolder(), 'rooms.tar.gz'), (line) => said.push(line));
    expect(said[1]).toContain('in the bucket rooms');
  });
});
