import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#server/objects/shared-files';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openSharedArchive } from './shared-archive';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-05-01T09:30:00.000Z');

/** Shared files by the clock of the test. */
function filesAt(clock: { day: number }) {
  const now = () => new Date(START + clock.day * DAY_MS);
  const kept = new Map<string, { content: Buffer; modified: Date }>();
  const files: SharedFiles = {
    async *list() {
      for (const [name, { modified }] of kept) yield { name, modified };
    },
    put: async (name, content) => void kept.set(name, { content, modified: now() }),
    read: async (name) => kept.get(name)?.content,
    remove: async (name) => void kept.delete(name),
  };
  return { files, now, names: () => [...kept.keys()].toSorted(), kept };
}

async function machine({ files, now }: ReturnType<typeof filesAt>) {
  const folder = await temporaryFolder();
  const archive = openSharedArchive(files, folder, now);
  return {
    folder,
    archive,
    async use(name: string) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), name);
      await utimes(join(folder, name), now(), now());
      await archive.share();
    },
  };
}

describe('the shared archive', () => {
  it('keeps a file for 30 days after a process had it last, and one that is in use for longer', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const [one, other] = [await machine(shared), await machine(shared)];
    await one.use('old.js');
    await other.use('used.js');
    clock.day = 20;
    await other.use('used.js');
    clock.day = 30;
    await other.use('new.js');
    expect(shared.names()).toEqual(['new.js', 'old.js', 'used.js']);
    clock.day = 31;
    await other.use('new.js');
    expect(shared.names()).toEqual(['new.js', 'used.js']);
  });

  it('writes a file again only when it was in use for a day since', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const one = await machine(shared);
    await one.use('a.js');
    clock.day = 0.5;
    await one.use('a.js');
    expect(shared.kept.get('a.js')?.modified).toEqual(new Date(START));
    clock.day = 2;
    await one.use('a.js');
    expect(shared.kept.get('a.js')?.modified).toEqual(new Date(START + 2 * DAY_MS));
  });

  it('gives a copy the age of what it is copied from, so that copies keep nothing alive', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const [one, other] = [await machine(shared), await machine(shared)];
    await one.use('a.js');
    await one.use('a.js.br');
    clock.day = 20;
    expect(await other.archive.fetch('a.js')).toEqual({
      folder: other.folder,
      path: 'a.js',
      encodings: ['br'],
    });
    expect(await readFile(join(other.folder, 'a.js'), 'utf8')).toBe('a.js');
    expect((await stat(join(other.folder, 'a.js.br'))).mtime).toEqual(new Date(START));
    await other.archive.share();
    expect(shared.kept.get('a.js')?.modified).toEqual(new Date(START));
  });
});
