import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { ensureAdminPassword, hashPassword, verifyPassword } from './admin-password';
import { credentialStore } from './stores/credential-store';
import { openLowdbDatabase } from './stores/lowdb-database';

async function start(folder: string, configured?: string): Promise<string[]> {
  const printed: string[] = [];
  const database = await openLowdbDatabase(folder);
  await ensureAdminPassword(credentialStore(database), configured, (line) => printed.push(line));
  await database.close();
  return printed;
}

async function storedHash(folder: string): Promise<string> {
  const document: unknown = JSON.parse(await readFile(join(folder, 'db.json'), 'utf8'));
  return (document as { credentials: { adminPasswordHash: string } }).credentials.adminPasswordHash;
}

describe('the admin password', () => {
  it('is made and printed once at the first start, and only its hash is stored', async () => {
    const folder = await temporaryFolder();
    const [line = '', ...more] = await start(folder);
    expect(more).toEqual([]);
    const password = / is (\S{16}) /.exec(line)?.[1] ?? '';
    const hash = await storedHash(folder);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await readFile(join(folder, 'db.json'), 'utf8')).not.toContain(password);

    expect(await start(folder)).toEqual([]);
    expect(await storedHash(folder)).toBe(hash);
  });

  it('is neither made nor stored when the environment has one', async () => {
    const folder = await temporaryFolder();
    expect(await start(folder, 'from the environment')).toEqual([]);
    await expect(readFile(join(folder, 'db.json'))).rejects.toThrow('ENOENT');
  });

  it('is checked against its salted hash', async () => {
    const hash = await hashPassword('right');
    expect(hash).not.toBe(await hashPassword('right'));
    expect(await verifyPassword('right', hash)).toBe(true);
    expect(await verifyPassword('wrong', hash)).toBe(false);
    expect(await verifyPassword('right', 'damaged')).toBe(false);
  });
});
