import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** It builds itself where it finds no binary of its maker's: not for everybody's `npm ci`. */
const PACKAGE = 'better-sqlite3@12.11.1';
const HOME = resolve(import.meta.dirname, '../../.cache/sqlite');

/** What the bench uses of better-sqlite3. */
export interface Sqlite {
  pragma(text: string): void;
  exec(text: string): void;
  prepare(text: string): { run(...values: (string | number)[]): unknown };
  transaction(act: () => void): () => void;
  close(): void;
}

/** Installs better-sqlite3 outside the project's packages. Says whether it is there. */
export function installSqlite(): boolean {
  if (existsSync(join(HOME, 'node_modules/better-sqlite3/build/Release'))) return true;
  mkdirSync(HOME, { recursive: true });
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', HOME, PACKAGE];
  return spawnSync('npm', options, { stdio: 'inherit' }).status === 0;
}

export function openSqlite(path: string): Sqlite {
  const Database = createRequire(join(HOME, 'package.json'))('better-sqlite3') as new (
    path: string,
  ) => Sqlite;
  const sqlite = new Database(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  return sqlite;
}
