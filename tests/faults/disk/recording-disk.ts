import { SimulatedDisk } from '#server/testing/simulated-disk';
import type { Disk, OpenFile } from '#server/stores/files/disk';

/** One disk operation; files are numbered in the order they were made. */
export type Operation =
  | { kind: 'create' | 'remove'; path: string; file: number }
  | { kind: 'rename'; path: string; to: string; file: number }
  | { kind: 'write'; file: number; position: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; length: number }
  | { kind: 'flush'; file: number }
  | { kind: 'flush names' }
  /** A client was told that this is safe. */
  | { kind: 'acknowledge'; name: string };

/** A working disk that records its operations. All its files are in one folder. */
export class RecordingDisk implements Disk {
  readonly operations: Operation[] = [];
  readonly #disk = new SimulatedDisk();
  readonly #files = new Map<string, number>();
  #made = 0;

  acknowledge(name: string): void {
    this.operations.push({ kind: 'acknowledge', name });
  }

  async open(path: string, flags: 'r' | 'r+' | 'w'): Promise<OpenFile> {
    const opened = await this.#disk.open(path, flags);
    if (flags === 'r') return this.#folder(opened);
    const file = this.#files.get(path) ?? this.#make(path);
    if (flags === 'w') this.operations.push({ kind: 'truncate', file, length: 0 });
    return this.#recorded(file, opened);
  }

  readFile(path: string): Promise<Buffer> {
    return this.#disk.readFile(path);
  }

  readdir(path: string): Promise<string[]> {
    return this.#disk.readdir(path);
  }

  mkdir(): Promise<undefined> {
    return this.#disk.mkdir();
  }

  statfs() {
    return this.#disk.statfs();
  }

  async rename(from: string, to: string): Promise<void> {
    const file = this.#files.get(from);
    await this.#disk.rename(from, to);
    if (file === undefined) return;
    this.#files.delete(from);
    this.#files.set(to, file);
    this.operations.push({ kind: 'rename', path: from, to, file });
  }

  async rm(path: string): Promise<void> {
    const file = this.#files.get(path);
    await this.#disk.rm(path);
    this.#files.delete(path);
    if (file !== undefined) this.operations.push({ kind: 'remove', path, file });
  }

  #make(path: string): number {
    this.#made += 1;
    this.#files.set(path, this.#made);
    this.operations.push({ kind: 'create', path, file: this.#made });
    return this.#made;
  }

  #recorded(file: number, opened: OpenFile): OpenFile {
    const flush = async (): Promise<void> => {
      await opened.sync();
      this.operations.push({ kind: 'flush', file });
    };
    return {
      read: (...part) => opened.read(...part),
      write: async (bytes, offset, length, position) => {
        const piece = Buffer.from(bytes.subarray(offset, offset + length));
        this.operations.push({ kind: 'write', file, position, bytes: piece });
        return opened.write(bytes, offset, length, position);
      },
      truncate: async (length) => {
        await opened.truncate(length);
        this.operations.push({ kind: 'truncate', file, length });
      },
      sync: flush,
      datasync: flush,
      close: () => opened.close(),
    };
  }

  #folder(opened: OpenFile): OpenFile {
    return {
      ...opened,
      sync: async () => {
        await opened.sync();
        this.operations.push({ kind: 'flush names' });
      },
    };
  }
}
