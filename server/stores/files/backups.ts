import { join } from 'node:path';
import { absent, makeFolder } from './disk';
import type { Disk } from './disk';
import { SnapshotFile } from './snapshot-file';
import type { StoredDocument } from './snapshot-lines';

const DAY_MS = 86_400_000;
/** So many stay of each kind; the oldest go. */
const KEPT = { daily: 7, 'before-migration': 3 } as const;

const NAME = /^db-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(daily|before-migration)\.json$/;

type Kind = keyof typeof KEPT;

interface Backup {
  path: string;
  kind: Kind;
  at: Date;
}

/** Whole snapshots beside the store, each of which can take the place of `db.json`. */
export class Backups {
  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
    private readonly now: () => Date,
  ) {}

  /** The newest one of either kind; one dated ahead of now only where there is no other. */
  async newest(): Promise<Backup | undefined> {
    return (await this.#list()).at(-1);
  }

  async isDue(): Promise<boolean> {
    const newest = (await this.#list()).findLast(({ kind }) => kind === 'daily');
    const age = newest === undefined ? Infinity : this.now().getTime() - newest.at.getTime();
    return age >= DAY_MS || age < 0;
  }

  /** @throws the disk's error; every earlier backup is still there then. */
  async write(document: StoredDocument, kind: Kind): Promise<void> {
    await makeFolder(this.folder, this.disk);
    const time = this.now().toISOString().replaceAll(/[:.]/g, '-');
    const path = join(this.folder, `db-${time}-${kind}.json`);
    await new SnapshotFile(path, this.disk).write(document);
    const surplus = (await this.#list()).filter((backup) => backup.kind === kind);
    for (const old of surplus.slice(0, -KEPT[kind])) await this.disk.rm(old.path, { force: true });
  }

  /**
   * Takes these rows, and the mail about them, out of every backup.
   *
   * @throws the disk's error, or DamagedFileError; the backups after that one are as before then.
   */
  async forget(ids: ReadonlySet<string>): Promise<void> {
    for (const { path } of await this.#list()) {
      await new SnapshotFile(path, this.disk).forget(ids);
    }
  }

  /** Oldest first; before them all those that a clock dated ahead of now, which are the first to go. */
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
