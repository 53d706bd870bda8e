import { execFileSync } from 'node:child_process';
import { createECDH, createHash, randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { allRows } from '#server/stores/pages';
import { MONDAY, openOrder } from '#server/testing/requests/orders';
import { quoteBody } from '#server/testing/requests/quote-body';
import { galleryImage } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { makeBackup } from './backup';
import { BadBackupError, describeFiles } from './manifest';
import { restoreBackup } from './restore';

const NOW = new Date('2026-05-01T09:30:00.000Z');

/** A server with a quote, its mail, a picture and the administrator signed in. */
async function openUsed(folder?: string) {
  const test = await openTestApp({ folder, environment: { SAMPLES: 'off' } });
  await request(test.app)
    .post('/api/room-configurations')
    .set('Idempotency-Key', randomUUID())
    .send(quoteBody({ name: 'Kept Person' }))
    .expect(201);
  await vi.waitFor(
    async () => {
      expect((await test.stored()).mailQueue.map(({ state }) => state)).toEqual(['kept', 'kept']);
    },
    { timeout: 10_000 },
  );
  const row = galleryImage();
  for (const path of [row.objectPath, ...(row.picture?.renditions ?? []).map((one) => one.path)]) {
    await test.services.objects.put(path.slice('/uploads/'.length), Readable.from(['a picture']));
  }
  await test.services.galleryImages.add([row]);
  return test;
}

async function contentOf(folder: string) {
  return (await describeFiles(folder)).filter(
    ({ path }) => !/^(before-restore|db\.json|db\.lock|incoming)/.test(path),
  );
}

async function picturesIn(folder: string): Promise<string[]> {
  const files = await describeFiles(folder);
  return files.filter(({ path }) => path.endsWith('.jpg')).map(({ path }) => join(folder, path));
}

/** Replaces a picture of the backup with a link, keeping all checksums valid where possible. */
async function becomeLink(folder: string, target?: string): Promise<void> {
  const [picture = ''] = await picturesIn(folder);
  if (target === undefined) return moveBehindLink(picture);
  await rm(picture);
  await symlink(target, picture);
}

async function moveBehindLink(path: string): Promise<void> {
  const elsewhere = join(await temporaryFolder(), basename(path));
  await rename(path, elsewhere);
  await symlink(elsewhere, path);
}

/** A disk of 4.1 GB with so many blocks left. */
const withFree = (bavail: number) => ({
  disk: { statfs: async () => ({ bsize: 4096, blocks: 1e6, bavail }) },
});

describe('a backup', () => {
  it.each(['kept.tar.gz', 'kept'])('as %s comes back byte for byte', async (name) => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), name);
    // The server is still running.
    expect(await makeBackup(test.folder, place, NOW)).toBe(5);
    await test.services.close();
    const before = { store: await test.stored(), files: await contentOf(test.folder) };

    await rm(test.folder, { recursive: true });
    await restoreBackup(test.folder, place, NOW);
    expect(await contentOf(test.folder)).toEqual(before.files);
    const again = await openTestApp({ folder: test.folder, environment: { SAMPLES: 'off' } });
    const { sequence: _old, ...old } = before.store as typeof before.store & { sequence?: number };
    await again.services.close();
    const { sequence: _new, ...restored } = (await again.stored()) as typeof old & {
      sequence?: number;
    };
    expect(restored).toEqual({ ...old, sessions: [] });
  });

  it('of what was restored is the same as the backup', async () => {
    const test = await openUsed();
    const place = await temporaryFolder();
    await makeBackup(test.folder, join(place, 'one'), NOW);
    await test.services.close();
    await rm(test.folder, { recursive: true });
    await restoreBackup(test.folder, join(place, 'one'), NOW);
    await makeBackup(test.folder, join(place, 'two'), NOW);
    expect(await describeFiles(join(place, 'two'))).toEqual(
      await describeFiles(join(place, 'one')),
    );
  });

  it('is never written over another one, nor left half', async () => {
    const test = await openUsed();
    const folder = await temporaryFolder();
    await expect(makeBackup(test.folder, folder, NOW)).rejects.toThrow('is there already');
    await rm(join(test.folder, 'objects'), { recursive: true });
    await expect(makeBackup(test.folder, join(folder, 'new'), NOW)).rejects.toThrow('missing');
    await expect(makeBackup(folder, join(folder, 'new'), NOW)).rejects.toThrow('holds no data');
    expect(await readdir(folder)).toEqual([]);
  });

  it('beside the data leaves alone what is kept for quotes and answers, and says so', async () => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept.tar.gz');
    await expect(makeBackup(test.folder, place, NOW, withFree(1e5 + 1))).rejects.toThrow(
      /^There is no room for a backup beside the data: .* the last 410\u00a0MB are kept for .* another disk\.$/,
    );
    expect(await readdir(dirname(place))).toEqual([]);
    await makeBackup(test.folder, place, NOW, withFree(2e5));
  });

  it('that is made while requests come in holds a whole state', async () => {
    const test = await openUsed();
    const folder = await temporaryFolder();
    const backups = new AbortController();
    const load = (async () => {
      while (!backups.signal.aborted) {
        await request(test.app).post('/api/room-configurations').send(quoteBody());
      }
    })();
    for (const name of ['one', 'two', 'three'])
      await makeBackup(test.folder, join(folder, name), NOW);
    backups.abort();
    await load;
    await test.services.close();
    const stored = (await test.stored()).roomConfigurations.map(({ id }) => id);
    for (const name of ['one', 'two', 'three']) {
      const target = join(await temporaryFolder(), 'data');
      await restoreBackup(target, join(folder, name), NOW);
      const document = JSON.parse(await readFile(join(target, 'db.json'), 'utf8'));
      const ids = document.roomConfigurations.map(({ id }: { id: string }) => id);
      expect(stored.slice(0, ids.length)).toEqual(ids);
      for (const { requestId } of document.mailQueue) expect(ids).toContain(requestId);
    }
  });
});

describe('a restore', () => {
  it('refuses while a server runs', async () => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept');
    await makeBackup(test.folder, place, NOW);
    await expect(restoreBackup(test.folder, place, NOW)).rejects.toThrow('in use by process');
  });

  it('keeps what was there aside', async () => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept');
    await makeBackup(test.folder, place, NOW);
    await request(test.app)
      .post('/api/room-configurations')
      .send(quoteBody({ name: 'Later' }));
    await test.services.close();
    const aside = await restoreBackup(test.folder, place, NOW);
    expect(await readFile(join(aside, 'db.json'), 'utf8')).toContain('Later');
    expect(await readFile(join(test.folder, 'db.json'), 'utf8')).not.toContain('Later');
    expect(await readdir(test.folder)).not.toContain('restoring');
  });

  it.each<[string, (folder: string) => Promise<void> | void]>([
    ['one byte', (folder) => writeFile(join(folder, 'db.json'), ' ', { flag: 'a' })],
    [
      'a file less',
      async (folder) => {
        const [mail = ''] = await readdir(join(folder, 'mail'));
        await rm(join(folder, 'mail', mail));
      },
    ],
    ['a file more', (folder) => writeFile(join(folder, 'objects/page.html'), '<script>')],
    ['a link', (folder) => symlink('/etc/passwd', join(folder, 'objects/link.jpg'))],
    ['a picture become a link', (folder) => becomeLink(folder, '/etc/hostname')],
    ['a picture become a link to its own bytes', (folder) => becomeLink(folder)],
    ['the pictures become a link', (folder) => moveBehindLink(join(folder, 'objects'))],
    ['its manifest become a link', (folder) => moveBehindLink(join(folder, 'manifest.json'))],
    ['a pipe', (folder) => void execFileSync('mkfifo', [join(folder, 'objects/pipe')])],
    ['no manifest', (folder) => rm(join(folder, 'manifest.json'))],
    ['a strange manifest', (folder) => writeFile(join(folder, 'manifest.json'), '{}')],
  ])('refuses a backup with %s changed, and leaves everything as it is', async (_name, change) => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept');
    await makeBackup(test.folder, place, NOW);
    await test.services.close();
    await change(place);
    const before = await describeFiles(test.folder);
    await expect(restoreBackup(test.folder, place, NOW)).rejects.toThrow(BadBackupError);
    expect(await describeFiles(test.folder)).toEqual(before);
  });

  it.each(['hard', 'symbolic'] as const)('takes no %s link out of an archive', async (kind) => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept');
    await makeBackup(test.folder, place, NOW);
    await test.services.close();
    const [picture = ''] = await picturesIn(place);
    const twin = `${picture}.twin`;
    if (kind === 'hard') await link(picture, twin);
    else await symlink(basename(picture), twin);
    const files = await Promise.all(
      [picture, twin].map(async (path) => ({
        path: relative(place, path),
        size: (await stat(path)).size,
        sha256: createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      })),
    );
    const manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'));
    manifest.files = [
      ...manifest.files.filter(({ path }: { path: string }) => path !== files[0]?.path),
      ...files,
    ];
    await writeFile(join(place, 'manifest.json'), JSON.stringify(manifest));
    const archive = `${place}.tgz`;
    execFileSync('tar', ['czf', archive, '-C', place, '.']);
    await expect(restoreBackup(test.folder, archive, NOW)).rejects.toThrow('lacks');
  });

  it('refuses what is no backup at all', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'kept.tar.gz'), 'no archive');
    await expect(
      restoreBackup(join(folder, 'data'), join(folder, 'kept.tar.gz'), NOW),
    ).rejects.toThrow(BadBackupError);
    await expect(restoreBackup(join(folder, 'data'), join(folder, 'none'), NOW)).rejects.toThrow(
      'no backup at',
    );
  });

  it('signs everybody out, leaves waiting mail to the administrator, and pushes to nobody', async () => {
    const nobody = '127.0.0.1:1';
    const environment = {
      SAMPLES: 'off',
      MAIL_URL: `smtp://${nobody}`,
      PUSH_SERVICES: `http://${nobody}`,
    };
    const test = await openTestApp({ environment });
    const { token, cookie, asCompany } = await openOrder(test.app);
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: 'A'.repeat(22),
    };
    const on = { token, endpoint: `http://${nobody}/phone`, keys };
    await request(test.app).post('/api/follow/push').send(on).expect(204);
    await asCompany({ kind: 'times-offered', times: [MONDAY], text: '' });
    expect((await test.stored()).pushDevices[0]?.due).not.toBeNull();
    const place = join(await temporaryFolder(), 'kept.tgz');
    await makeBackup(test.folder, place, NOW);
    await test.services.close();
    await restoreBackup(test.folder, place, NOW);
    const again = await openTestApp({ folder: test.folder });
    const { body } = await request(again.app).get('/api/auth/check').set('Cookie', cookie);
    expect(body).toEqual({ isAdmin: false });
    const states = (await again.stored()).mailQueue.map(({ state }) => state);
    expect(states).toEqual(['unclear', 'unclear', 'unclear']);
    expect((await again.stored()).pushDevices).toMatchObject([{ due: null }]);
  });

  it('that was interrupted keeps the server from starting until it is run again', async () => {
    const test = await openUsed();
    const place = join(await temporaryFolder(), 'kept');
    await makeBackup(test.folder, place, NOW);
    await test.services.close();
    // As left when the process is killed between two steps.
    await mkdir(join(test.folder, 'restoring'));
    await rm(join(test.folder, 'db.json'));
    await expect(openTestApp({ folder: test.folder })).rejects.toThrow('was interrupted');
    await restoreBackup(test.folder, place, NOW);
    const { services } = await openTestApp({ folder: test.folder });
    expect((await allRows(services.roomConfigurations)).map(({ name }) => name)).toEqual([
      'Kept Person',
    ]);
  });
});
