import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Compiles itself if it finds no prebuilt binary, so it should not be part of everyone's `npm ci`. */
const PACKAGE = 'better-sqlite3@12.11.1';
const HOME = resolve(import.meta.dirname, '../../../.cache/sqlite');

/** The parts of better-sqlite3 the bench uses. */
export interface Sqlite {
  pragma(text: string): void;
  exec(text: string): void;
  prepare(text: string): { run(...values: (string | number)[]): unknown };
  transaction(work: () => void): () => void;
  close(): void;
}

/** Installs better-sqlite3 outside the project's packages. Returns whether it is available. */
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
