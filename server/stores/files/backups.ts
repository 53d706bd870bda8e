import { dirname, join } from 'node:path';
import { bytesInWords } from '#domain/text/bytes';
import { NoRoomError } from '#server/stores/ports';
import { absent, makeFolder } from './disk';
import type { Disk } from './disk';
import { diskRoom } from './disk-room';
import { SnapshotFile } from './snapshot-file';
import type { StoredDocument } from './snapshot-lines';

const DAY_MS = 86_400_000;
/** How many backups to keep of each kind; older ones are deleted. */
const KEPT = { daily: 7, 'before-migration': 3 } as const;

const NAME = /^db-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(daily|before-migration)\.json$/;

type Kind = keyof typeof KEPT;

interface Backup {
  path: string;
  kind: Kind;
  at: Date;
}

/** Full snapshots beside the store, any of which can replace `db.json`. */
export class Backups {
  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
    private readonly now: () => Date,
  ) {}

  /** The newest backup of either kind; one dated in the future only if there is no other. */
  async newest(): Promise<Backup | undefined> {
    return (await this.#list()).at(-1);
  }

  async isDue(): Promise<boolean> {
    const newest = (await this.#list()).findLast(({ kind }) => kind === 'daily');
    const age = newest === undefined ? Infinity : this.now().getTime() - newest.at.getTime();
    return age >= DAY_MS || age < 0;
  }

  /**
   * Refuses a backup of so many bytes that would take what is kept for quotes and answers.
   *
   * @throws {NoRoomError}
   */
  async checkRoom(bytes: number): Promise<void> {
    const room = await diskRoom(dirname(this.folder), this.disk);
    if (room === undefined || room.free - bytes >= room.reserve) return;
    const [needed, free] = [bytesInWords(bytes), bytesInWords(room.free)];
    const kept = bytesInWords(room.reserve);
    throw new NoRoomError(
      'disk',
      `A backup takes ${needed}. ${free} are free, and the last ${kept} are kept for quotes and answers.`,
    );
  }

  /** @throws the disk's error; if the new backup cannot be written, all earlier ones are kept */
  async write(document: StoredDocument, kind: Kind): Promise<void> {
    await makeFolder(this.folder, this.disk);
    const time = this.now().toISOString().replaceAll(/[:.]/g, '-');
    const path = join(this.folder, `db-${time}-${kind}.json`);
    await new SnapshotFile(path, this.disk).write(document);
    const surplus = (await this.#list()).filter((backup) => backup.kind === kind);
    for (const old of surplus.slice(0, -KEPT[kind])) await this.disk.rm(old.path, { force: true });
  }

  /**
   * Erases these rows, and those about them, from every backup.
   *
   * @throws the disk's error, or DamagedFileError; the backups not yet reached are unchanged
   */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    for (const { path } of await this.#list()) {
      await new SnapshotFile(path, this.disk).forget(ids);
    }
  }

  /**
   * Oldest first, but those dated in the future by a wrong clock come before all others, so that they are
   * deleted first.
   */
  async #list(): Promise<Backup[]> {
    const names = (await this.disk.readdir(this.folder).catch(absent)) ?? [];
    const now = this.now();
    const backups = names.toSorted().flatMap((name): Backup[] => {
      const [, time = '', kind] = NAME.exec(name) ?? [];
      if (kind !== 'daily' && kind !== 'before-migration') return [];
      const at = new Date(time.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));
      return [{ path: join(this.folder, name), kind, at }];
    });
    return [...backups.filter(({ at }) => at > now), ...backups.filter(({ at }) => at <= now)];
  }
}
