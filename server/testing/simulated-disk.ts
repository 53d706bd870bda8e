import type { Disk } from '#server/stores/durable-json-file';

interface Inode {
  live: string;
  /** What the platters hold of it. */
  flushed: string;
}

/**
 * A disk that forgets: content is safe once its file was flushed, a name once its folder was.
 * `afterPowerCut` is what a machine would find that lost its power at this moment.
 */
export class SimulatedDisk implements Disk {
  #names = new Map<string, Inode>();
  #flushedNames = new Map<string, Inode>();
  readonly #failing = new Set<string>();
  /** Every call that changed something or flushed it, in order. */
  readonly calls: string[] = [];

  /** From now on, or until `repair`, calls of this kind fail as on a full disk. */
  break(...calls: ('write' | 'flush file' | 'rename' | 'flush folder')[]): void {
    for (const call of calls) this.#failing.add(call);
  }

  repair(): void {
    this.#failing.clear();
  }

  afterPowerCut(path: string): string | undefined {
    return this.#flushedNames.get(path)?.flushed;
  }

  names(): string[] {
    return [...this.#names.keys()];
  }

  async open(path: string, flags: 'r' | 'w') {
    if (flags === 'r') {
      const flushFolder = (): void => {
        this.#flushedNames = new Map(this.#names);
      };
      return {
        writeFile: () => Promise.reject(new Error('EBADF')),
        sync: () => this.#call('flush folder', flushFolder),
        close: () => Promise.resolve(),
      };
    }
    const inode = this.#names.get(path) ?? { live: '', flushed: '' };
    inode.live = '';
    this.#names.set(path, inode);
    return {
      writeFile: (text: string) =>
        this.#call('write', () => {
          inode.live = text;
        }),
      sync: () =>
        this.#call('flush file', () => {
          inode.flushed = inode.live;
        }),
      close: () => Promise.resolve(),
    };
  }

  async readFile(path: string): Promise<string> {
    const inode = this.#names.get(path);
    if (inode === undefined) throw Object.assign(new Error(`ENOENT ${path}`), { code: 'ENOENT' });
    return inode.live;
  }

  rename(from: string, to: string): Promise<void> {
    return this.#call('rename', () => {
      const inode = this.#names.get(from);
      if (inode === undefined) throw new Error(`ENOENT ${from}`);
      this.#names.delete(from);
      this.#names.set(to, inode);
    });
  }

  async rm(path: string): Promise<void> {
    this.#names.delete(path);
  }

  async #call(name: string, act: () => void): Promise<void> {
    // Let others run, as a disk does.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#failing.has(name)) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    this.calls.push(name);
    act();
  }
}
