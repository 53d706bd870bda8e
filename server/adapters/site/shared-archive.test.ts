import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#server/ports/objects';
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

async function machine({ files, now }: ReturnType<typeof filesAt>, script: string) {
  const [assets, root] = [await temporaryFolder(), await temporaryFolder()];
  for (const name of [script, `${script}.br`]) await writeFile(join(assets, name), name);
  const folder = join(root, 'assets-archive');
  await mkdir(folder);
  return { root, folder, archive: openSharedArchive({ files, assets, folder, now }) };
}

describe('the shared archive', () => {
  it('keeps a build for 30 days after a process had it last, and one that is in use for longer', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const old = await machine(shared, 'old.js');
    const used = await machine(shared, 'used.js');
    await old.archive.share();
    await used.archive.share();
    expect(shared.names()).toHaveLength(2);
    clock.day = 20;
    await used.archive.share();
    clock.day = 30;
    await used.archive.share();
    expect(shared.names()).toHaveLength(2);
    clock.day = 31;
    await used.archive.share();
    const young = await machine(shared, 'new.js');
    expect(await young.archive.fetch('/old.js')).toBeUndefined();
    expect(await young.archive.fetch('/used.js')).toBeDefined();
  });

  it('is one write for a build, and another only when it was in use for a day since', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const { archive } = await machine(shared, 'a.js');
    await archive.share();
    const [name = ''] = shared.names();
    clock.day = 0.5;
    await archive.share();
    expect(shared.kept.get(name)?.modified).toEqual(new Date(START));
    clock.day = 2;
    await archive.share();
    expect(shared.kept.get(name)?.modified).toEqual(new Date(START + 2 * DAY_MS));
    expect(shared.names()).toEqual([name]);
  });

  it('gives a copy the age of what it is copied from, and leaves nothing beside it', async () => {
    const clock = { day: 0 };
    const shared = filesAt(clock);
    const one = await machine(shared, 'a.js');
    const other = await machine(shared, 'b.js');
    await one.archive.share();
    clock.day = 20;
    const found = await other.archive.fetch('/a.js');
    expect(found).toEqual({ folder: other.folder, path: 'a.js', encodings: ['br'] });
    expect(await readFile(join(other.folder, 'a.js'), 'utf8')).toBe('a.js');
    expect((await stat(join(other.folder, 'a.js.br'))).mtime).toEqual(new Date(START));
    expect(await readdir(other.root)).toEqual(['assets-archive']);
  });
});
