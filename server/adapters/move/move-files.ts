import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Objects } from '#server/adapters/objects/open-objects';
import type { ObjectStore, PartFiles } from '#server/ports/objects';
import { MoveError } from './move-error';
import { compare, sumOf } from './sums';
import type { Sum } from './sums';

/** How many files are on their way at once. */
const AT_ONCE = 8;

/** Files of one kind at one end, under their names. */
interface Files {
  sizes(): Promise<Map<string, number>>;
  /** Undefined for none. */
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, content: Buffer): Promise<void>;
}

type Place = Pick<Objects, 'objects' | 'photoFiles'>;

/** Every kind of file that is moved; what nobody has looked at yet, and what a build is made of, is not. */
const KINDS: Readonly<Record<string, (place: Place) => Files>> = {
  pictures: ({ objects }) => ofObjects(objects),
  photos: ({ photoFiles }) => ofObjects(photoFiles.kept),
  'parts of photos': ({ photoFiles }) => ofParts(photoFiles.parts),
};

/**
 * @throws {MoveError} the target has a file that the source has not, or another of the same name: it was not
 * filled by an earlier run
 */
export async function refuseOtherFiles(from: Place, to: Place): Promise<void> {
  for (const [kind, at] of Object.entries(KINDS)) {
    const sizes = await at(from).sizes();
    for (const [name, size] of await at(to).sizes()) {
      // A part may have broken off.
      const isOurs =
        sizes.has(name) && (at === KINDS['parts of photos'] || sizes.get(name) === size);
      if (!isOurs) throw new MoveError(`The target is not empty: it has other ${kind}.`);
    }
  }
}

/**
 * Copies what the target lacks, and reads everything again at both ends.
 *
 * @returns the sums, equal at both ends
 * @throws {MoveError | StoreUnavailableError} or the disk's error
 */
export async function moveFiles(from: Place, to: Place): Promise<Sum[]> {
  const sums: Sum[] = [];
  for (const [kind, at] of Object.entries(KINDS)) {
    const [source, target] = [at(from), at(to)];
    const names = [...(await source.sizes()).keys()].toSorted();
    const there = await target.sizes();
    const hashes: string[][] = [];
    for (let next = 0; next < names.length; next += AT_ONCE) {
      const some = names.slice(next, next + AT_ONCE);
      hashes.push(
        ...(await Promise.all(some.map((name) => moveFile(source, target, name, there)))),
      );
    }
    const wanted = sumOf(
      kind,
      hashes.map(([hashed = '']) => hashed),
    );
    compare(
      [wanted],
      [
        sumOf(
          kind,
          hashes.map(([, hashed = '']) => hashed),
        ),
      ],
    );
    sums.push(wanted);
  }
  return sums;
}

/** Returns the file's hash as it was read at either end. */
async function moveFile(
  source: Files,
  target: Files,
  name: string,
  there: ReadonlyMap<string, number>,
): Promise<string[]> {
  const content = await source.read(name);
  if (content === undefined) throw new MoveError(`The source has lost ${name} meanwhile.`);
  if (there.get(name) !== content.length) await target.write(name, content);
  const arrived = (await target.read(name)) ?? Buffer.alloc(0);
  return [content, arrived].map((bytes) => `${name} ${hash('sha256', bytes)}`);
}

function ofObjects(store: ObjectStore): Files {
  return {
    async sizes() {
      const sizes = new Map<string, number>();
      for await (const { key, size } of store.list()) sizes.set(key, size);
      return sizes;
    },
    async read(name) {
      const found = await store.find(name);
      return found && buffer(found.read());
    },
    write: (name, content) => store.put(name, Readable.from([content])),
  };
}

function ofParts(store: PartFiles): Files {
  return {
    async sizes() {
      const sizes = new Map<string, number>();
      for await (const id of store.list()) sizes.set(id, await store.size(id));
      return sizes;
    },
    read: async (id) => readFile(await store.whole(id)),
    async write(id, content) {
      await store.remove(id);
      await store.append(id, content);
    },
  };
}
