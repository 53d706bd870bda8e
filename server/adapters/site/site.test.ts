import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { archiveAssets } from './archive-folder';
import { openSite, SiteMissingError } from './site';

const DAY_MS = 24 * 60 * 60 * 1000;

async function folders() {
  const assets = await temporaryFolder();
  return { assets, archive: join(await temporaryFolder(), 'archive') };
}

describe('the built site', () => {
  it.each(['404.html', ''])('is missing when %j is', async (path) => {
    const folder = await temporaryFolder();
    await writeSite(folder);
    await rm(join(folder, path), { recursive: true });
    const archiveFolder = join(await temporaryFolder(), 'assets-archive');
    await expect(
      openSite({ folder, archiveFolder, pagesFolder: archiveFolder, now: () => new Date() }),
    ).rejects.toThrow(SiteMissingError);
  });

  it('lists files by URL path with their compressed copies, without csp.json', async () => {
    const folder = await temporaryFolder();
    await writeSite(folder);
    const archiveFolder = join(await temporaryFolder(), 'assets-archive');
    const site = await openSite({
      folder,
      archiveFolder,
      pagesFolder: archiveFolder,
      now: () => new Date(),
    });
    expect(site.files.get('/assets/index-1a2b.js')?.encodings).toEqual(['br', 'gzip']);
    expect(site.files.get('/icons/icon-192.png')?.encodings).toEqual([]);
    expect(site.files.has('/csp.json')).toBe(false);
    expect(site.files.get('/index.html')?.style).toBe('sha256-abc+/=');
    expect(site.files.get('/admin/pricing/index.html')?.style).toBe('sha256-ghi+/=');
    expect(site.scriptHashes).toEqual(['sha256-def+/=']);
    expect(await site.archive.find('/assets/index-1a2b.css')).toBeDefined();
  });

  it('refuses style hashes that would loosen the policy', async () => {
    const folder = await temporaryFolder();
    await writeSite(folder, { 'csp.json': '{"styleHashes":{"index.html":"unsafe-inline"}}' });
    const archiveFolder = join(await temporaryFolder(), 'assets-archive');
    await expect(
      openSite({ folder, archiveFolder, pagesFolder: archiveFolder, now: () => new Date() }),
    ).rejects.toThrow('styleHashes');
  });
});

describe('the archive of hashed files', () => {
  it('keeps a file for 30 days after the last start that used it', async () => {
    const { assets, archive } = await folders();
    await writeFile(join(assets, 'old.js'), 'old');
    const start = Date.now();
    const startAt = (days: number) =>
      archiveAssets({ assets, archive, now: new Date(start + days * DAY_MS) });
    await startAt(0);
    await startAt(20);
    await rm(join(assets, 'old.js'));
    await writeFile(join(assets, 'new.js'), 'new');
    await startAt(49);
    expect((await readdir(archive)).toSorted()).toEqual(['new.js', 'old.js']);
    await startAt(51);
    expect(await readdir(archive)).toEqual(['new.js']);
  });

  it('keeps a file last used while the clock was fast for 30 days from now', async () => {
    const { assets, archive } = await folders();
    await writeFile(join(assets, 'old.js'), 'old');
    const start = Date.now();
    const startAt = (days: number) =>
      archiveAssets({ assets, archive, now: new Date(start + days * DAY_MS) });
    await startAt(400);
    await rm(join(assets, 'old.js'));
    await startAt(0);
    await startAt(29);
    expect(await readdir(archive)).toEqual(['old.js']);
    await startAt(31);
    expect(await readdir(archive)).toEqual([]);
  });

  it('leaves the build unchanged, follows its folders, and does not copy twice', async () => {
    const { assets, archive } = await folders();
    await mkdir(join(assets, 'fonts'));
    await writeFile(join(assets, 'fonts', 'face.woff2'), 'face');
    const old = new Date(1_700_000_000_000);
    await utimes(join(assets, 'fonts', 'face.woff2'), old, old);
    await archiveAssets({ assets, archive, now: new Date() });
    await writeFile(join(archive, 'fonts', 'face.woff2'), 'kept');
    await archiveAssets({ assets, archive, now: new Date() });
    expect(await readFile(join(archive, 'fonts', 'face.woff2'), 'utf8')).toBe('kept');
    expect(await readdir(join(archive, 'fonts'))).toEqual(['face.woff2']);
  });

  it('is empty for a build without hashed files', async () => {
    const { archive } = await folders();
    await archiveAssets({ assets: join(archive, 'none'), archive, now: new Date() });
    expect(await readdir(archive)).toEqual([]);
  });
});
