import { Readable } from 'node:stream';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { isPassword } from '#server/auth/admin-password';
import { ConfigError, readConfig } from '#server/startup/config';
import { setPassword } from './set-password';
import { LockedError } from '#server/stores/files/exclusive-lock';
import { openStores } from '#server/stores/open-stores';
import { ADMIN_PASSWORD, signedIn } from '#server/testing/admin';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

/** Runs the command with this input; returns what it printed. */
async function run(folder: string, typed: string, environment = {}): Promise<string[]> {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const config = readConfig({ DATA_DIR: folder, ...environment });
  await setPassword(config, { input: Readable.from([typed]), print });
  return printed;
}

async function isStored(folder: string, password: string): Promise<boolean> {
  const stores = await openStores({ dataDir: folder });
  const { adminPasswordHash } = await stores.credentials.read();
  await stores.close();
  return isPassword(password, adminPasswordHash);
}

describe('set-password', () => {
  it('sets the password of the data folder, and never prints it', async () => {
    const folder = await temporaryFolder();
    const printed = await run(folder, 'correct horse battery\n');
    expect(printed).toEqual([
      'The password is set, and everybody is signed out.',
      'A server that is started with ADMIN_PASSWORD replaces it by that one.',
    ]);
    expect(await isStored(folder, 'correct horse battery')).toBe(true);
  });

  it('generates a random one for an empty line, and prints it', async () => {
    const folder = await temporaryFolder();
    const [line = ''] = await run(folder, '\n');
    const password = / is (\S{16}) /.exec(line)?.[1] ?? '';
    expect(await isStored(folder, password)).toBe(true);
  });

  it('signs out everybody', async () => {
    const { app, folder, services } = await openTestApp();
    const cookie = await signedIn(app);
    await services.close();
    await run(folder, 'correct horse battery\n');
    const environment = { ADMIN_PASSWORD: '' };
    const again = await openTestApp({ folder, environment });
    const check = await request(again.app).get('/api/auth/check').set('Cookie', cookie);
    expect(check.body).toEqual({ isAdmin: false });
    const body = { password: ADMIN_PASSWORD };
    await request(again.app).post('/api/auth/login').send(body).expect(401);
  });

  it.each([
    ['a short one', 'seven77\n', {}, 'at least 8 characters'],
    ['none at all', '', {}, 'No password was given'],
    [
      'ADMIN_PASSWORD set',
      'long enough\n',
      { ADMIN_PASSWORD: 'from outside' },
      'ADMIN_PASSWORD is set: another password would only hold until the next start',
    ],
  ])('changes nothing with %s', async (_case, typed, environment, message) => {
    const folder = await temporaryFolder();
    await run(folder, 'correct horse battery\n');
    const refusal = run(folder, typed, environment);
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(ConfigError);
    expect(await isStored(folder, 'correct horse battery')).toBe(true);
  });

  it('leaves a folder alone that a server is using', async () => {
    const { folder } = await openTestApp();
    await expect(run(folder, 'correct horse battery\n')).rejects.toThrow(LockedError);
  });
});
