import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { randomBytes, scryptSync } from 'node:crypto';
import { ensureAdminPassword, hashPassword, isHashedAt, isPassword } from './admin-password';
import { openStores } from '#server/stores/open-stores';

/** Starts a server in the folder and stops it; returns what it printed. */
async function start(folder: string, configured?: string): Promise<string[]> {
  const printed: string[] = [];
  const stores = await openStores({ dataDir: folder });
  const print = (line: string) => void printed.push(line);
  await ensureAdminPassword(stores.credentials, { configured, print });
  await stores.close();
  return printed;
}

async function storedHash(folder: string): Promise<string> {
  const document: unknown = JSON.parse(await readFile(join(folder, 'db.json'), 'utf8'));
  return (document as { credentials: { adminPasswordHash: string } }).credentials.adminPasswordHash;
}

async function storedSessions(folder: string): Promise<unknown[]> {
  const document: unknown = JSON.parse(await readFile(join(folder, 'db.json'), 'utf8'));
  return (document as { sessions: unknown[] }).sessions;
}

describe('the admin password', () => {
  it('is generated and printed once at the first start, and only its hash is stored', async () => {
    const folder = await temporaryFolder();
    const [line = '', ...more] = await start(folder);
    expect(more).toEqual([]);
    const password = / is (\S{16}) /.exec(line)?.[1] ?? '';
    const hash = await storedHash(folder);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await readFile(join(folder, 'db.json'), 'utf8')).not.toContain(password);

    expect(await start(folder)).toEqual([]);
    expect(await storedHash(folder)).toBe(hash);
  });

  it('is the one from the environment, of which only the hash is stored', async () => {
    const folder = await temporaryFolder();
    expect(await start(folder, 'from the environment')).toEqual([]);
    const hash = await storedHash(folder);
    expect(await isPassword('from the environment', hash)).toBe(true);
    expect(await readFile(join(folder, 'db.json'), 'utf8')).not.toContain('from the environment');

    expect(await start(folder, 'from the environment')).toEqual([]);
    expect(await storedHash(folder)).toBe(hash);
    expect(await start(folder)).toEqual([]);
    expect(await storedHash(folder)).toBe(hash);
  });

  it('signs out everybody when the environment changes it, and nobody when it stays the same', async () => {
    const folder = await temporaryFolder();
    await start(folder, 'one');
    const at = '2026-05-01T09:30:00.000Z';
    const stores = await openStores({ dataDir: folder });
    const none = { idHash: undefined, signedInBy: '', seenBy: '', keptBy: '', seenAfter: '9999' };
    await stores.sessions.add({ idHash: 'id', signedInAt: at, seenAt: at }, none);
    await stores.close();
    await start(folder, 'one');
    expect(await storedSessions(folder)).toHaveLength(1);
    await start(folder, 'another');
    expect(await storedSessions(folder)).toEqual([]);
    expect(await isPassword('one', await storedHash(folder))).toBe(false);
  });

  it('is checked against its salted hash', async () => {
    const hash = await hashPassword('right');
    expect(hash).not.toBe(await hashPassword('right'));
    expect(await isPassword('right', hash)).toBe(true);
    expect(await isPassword('wrong', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('costs 128 MiB per guess, as OWASP recommends for scrypt', async () => {
    expect(await hashPassword('right')).toMatch(/^scrypt:131072:8:1:[\w-]{22}:[\w-]{43}$/);
  });

  it('is the same whatever Unicode composition its letters have', async () => {
    expect(await isPassword('caf\u0065\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it('is still checked against a hash from the first version, which does not name its cost', async () => {
    const salt = randomBytes(16);
    const key = scryptSync('right', salt, 32).toString('base64url');
    const hash = `scrypt:${salt.toString('base64url')}:${key}`;
    expect(await isPassword('right', hash)).toBe(true);
    expect(await isPassword('wrong', hash)).toBe(false);
  });

  it('is still checked against a hash of the previous strength', async () => {
    const hash = await hashPassword('right', { N: 2 ** 15, r: 8, p: 3 });
    expect(await isPassword('right', hash)).toBe(true);
    expect(isHashedAt(hash)).toBe(false);
    expect(isHashedAt(await hashPassword('right'))).toBe(true);
  });

  it.each([null, '', 'damaged', 'scrypt:', 'scrypt:a:b:c:d', 'plain:c2FsdA:a2V5', 'scrypt:::'])(
    'is never right when the hash is %j',
    async (hash) => {
      expect(await isPassword('', hash)).toBe(false);
      expect(await isPassword('right', hash)).toBe(false);
    },
  );

  it.each(['scrypt:1e9:8:1:c2FsdA:a2V5', 'scrypt:3:8:1:c2FsdA:a2V5', 'scrypt:x:8:1:c2FsdA:a2V5'])(
    'fails loudly on a hash with an impossible cost: %s',
    async (hash) => {
      await expect(isPassword('right', hash)).rejects.toThrow(/scrypt|out of range|memory/i);
    },
  );
});
