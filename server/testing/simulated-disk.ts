import { dirname } from 'node:path';
import type { Disk, OpenFile } from '#server/stores/files/disk';

type Call = 'write' | 'truncate' | 'flush file' | 'rename' | 'remove' | 'flush folder';

interface Inode {
  live: Buffer;
  /** The content that would survive a power cut. */
  flushed: Buffer;
}

/**
 * A disk that can lose data: content is safe once its file has been flushed, a name once its folder
 * has. `afterPowerCut` is what the machine would find if it lost power at this moment.
 */
export class SimulatedDisk implements Disk {
  #names = new Map<string, Inode>();
  #flushedNames = new Map<string, Inode>();
  readonly #failing = new Set<Call>();
  /** What the disk says of its room, however much is in it. */
  space = { bsize: 4096, blocks: 1e9, bavail: 1e9 };
  /** Every call that changed or flushed something, in order. */
  readonly calls: Call[] = [];

  /** From now on, until `repair`, calls of this kind fail as on a full disk. */
  break(...calls: Call[]): void {
    for (const call of calls) this.#failing.add(call);
  }

  repair(): void {
    this.#failing.clear();
  }

  /** A disk with what would be left of this one after a power cut. */
  afterPowerCut(): SimulatedDisk {
    const disk = new SimulatedDisk();
    for (const [name, { flushed }] of this.#flushedNames) disk.put(name, flushed);
    return disk;
  }

  /** Puts a flushed file there without recording a call. */
  put(path: string, content: string | Buffer): void {
    const bytes = Buffer.from(content);
    const inode = { live: bytes, flushed: bytes };
    this.#names.set(path, inode);
    this.#flushedNames.set(path, inode);
  }

  names(): string[] {
    return [...this.#names.keys()];
  }

  async open(path: string, flags: 'r' | 'r+' | 'w'): Promise<OpenFile> {
    if (flags === 'r') return this.#folder(path);
    const known = this.#names.get(path);
    if (known === undefined && flags === 'r+') throw notFound(path);
    const inode = known ?? { live: Buffer.alloc(0), flushed: Buffer.alloc(0) };
    if (flags === 'w') inode.live = Buffer.alloc(0);
    this.#names.set(path, inode);
    return this.#file(inode);
  }

  async readFile(path: string): Promise<Buffer> {
    const inode = this.#names.get(path);
    if (inode === undefined) throw notFound(path);
    return Buffer.from(inode.live);
  }

  async readdir(path: string): Promise<string[]> {
    const inside = this.names().filter((name) => dirname(name) === path);
    return inside.map((name) => name.slice(path.length + 1));
  }

  /** Folders need not be created on this disk. */
  mkdir(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call('rename', () => {
      const inode = this.#names.get(from);
      if (inode === undefined) throw notFound(from);
      this.#names.delete(from);
      this.#names.set(to, inode);
    });
  }

  rm(path: string): Promise<void> {
    return this.#call('remove', () => {
      this.#names.delete(path);
    });
  }

  statfs(): Promise<{ bsize: number; blocks: number; bavail: number }> {
    return Promise.resolve(this.space);
  }

  #file(inode: Inode): OpenFile {
    const flush = (): Promise<void> =>
      this.#call('flush file', () => {
        inode.flushed = inode.live;
      });
    return {
      read: async (bytes, offset, length, position) => {
        const piece = inode.live.subarray(position, position + length);
        bytes.set(piece, offset);
        return { bytesRead: piece.length };
      },
      write: async (bytes, offset, length, position) => {
        await this.#call('write', () => {
          const piece = Buffer.from(bytes).subarray(offset, offset + length);
          inode.live = written(inode.live, piece, position);
        });
        return { bytesWritten: length };
      },
      truncate: (length) =>
        this.#call('truncate', () => {
          inode.live = inode.live.subarray(0, length);
        }),
      sync: flush,
      datasync: flush,
      close: () => Promise.resolve(),
    };
  }

  #folder(path: string): OpenFile {
    return {
      read: refuse,
      write: refuse,
      truncate: refuse,
      datasync: refuse,
      sync: () => this.#call('flush folder', () => this.#flushNames(path)),
      close: () => Promise.resolve(),
    };
  }

  #flushNames(folder: string): void {
    const elsewhere = [...this.#flushedNames].filter(([name]) => dirname(name) !== folder);
    const here = [...this.#names].filter(([name]) => dirname(name) === folder);
    this.#flushedNames = new Map([...elsewhere, ...here]);
  }

  async #call(name: Call, work: () => void): Promise<void> {
    // Yields to other work, as a real disk does.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#failing.has(name)) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    this.calls.push(name);
    work();
  }
}

/** A folder's response to the calls for files. */
function refuse(): Promise<never> {
  return Promise.reject(new Error('EISDIR'));
}

/** The content with a piece written over or after it. */
function written(content: Buffer, piece: Buffer, position: number): Buffer {
  const after = Buffer.alloc(Math.max(content.length, position + piece.length));
  content.copy(after);
  piece.copy(after, position);
  return after;
}

function notFound(path: string): Error {
  return Object.assign(new Error(`ENOENT ${path}`), { code: 'ENOENT' });
}
