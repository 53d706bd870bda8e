import { mkdir } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import { JSONFile } from 'lowdb/node';
import type { Document } from '#server/stores/lowdb/document';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import type { QuoteRequestRecord } from '#server/stores/records';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { openSqlite } from './sqlite';
import { documentOf } from './store-rows';

/** A store for quote requests. */
interface Contestant {
  /** Fills the folder. */
  prepare(folder: string, rows: number): Promise<void>;
  open(folder: string): Promise<OpenStore>;
}

interface OpenStore {
  /** Resolves when the row is stored, as durably as this store ever stores anything. */
  add(row: QuoteRequestRecord): Promise<unknown>;
  close(): Promise<unknown>;
}

const ours: Contestant = {
  async prepare(folder, rows) {
    await writeSnapshot(folder, documentOf(rows));
    // As a server leaves it, which names a journal in its snapshot at its first start.
    await (await openLowdbDatabase(folder)).close();
  },
  async open(folder) {
    const database = await openLowdbDatabase(folder);
    return {
      // Like the use case: neither the key nor the reference may be taken.
      add: (row) =>
        database.change([], async (on) => {
          const isNew = await on.add('roomConfigurations', row);
          if (!isNew) throw new Error('The row is there already.');
          return row;
        }),
      close: () => database.close(),
    };
  },
};

const plainLowdb: Contestant = {
  prepare: (folder, rows) => writeSnapshot(folder, documentOf(rows)),
  async open(folder) {
    const file = new JSONFile<{ roomConfigurations: QuoteRequestRecord[] }>(
      join(folder, 'db.json'),
    );
    const low = new Low(file, { roomConfigurations: [] });
    await low.read();
    return {
      add: (row) => low.update(({ roomConfigurations }) => roomConfigurations.push(row)),
      close: () => Promise.resolve(),
    };
  },
};

const sqlite: Contestant = {
  async prepare(folder, rows) {
    const database = openSqlite(join(folder, 'db.sqlite'));
    database.exec('create table quotes (id text primary key, reference text unique, row text)');
    const insert = database.prepare('insert into quotes values (?, ?, ?)');
    database.transaction(() => {
      for (const row of documentOf(rows).roomConfigurations) {
        insert.run(row.id, row.reference, JSON.stringify(row));
      }
    })();
    database.close();
  },
  async open(folder) {
    const database = openSqlite(join(folder, 'db.sqlite'));
    const insert = database.prepare('insert into quotes values (?, ?, ?)');
    return {
      add: async (row) => insert.run(row.id, row.reference, JSON.stringify(row)),
      close: async () => database.close(),
    };
  },
};

export const CONTESTANTS = { 'this store': ours, SQLite: sqlite, 'plain lowdb': plainLowdb };

export type ContestantName = keyof typeof CONTESTANTS;

async function writeSnapshot(folder: string, document: Document): Promise<void> {
  await mkdir(folder, { recursive: true });
  await new SnapshotFile(join(folder, 'db.json'), nodeDisk).write(document);
}
