import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['app', 'domain', 'server', 'build', 'public'];
const FILES = [
  'package-lock.json',
  'panda.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
];

/** A short hash of everything a build is made from: identifies the build and detects a stale one. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const path of [...FILES, ...FOLDERS.flatMap(filesBelow)].toSorted()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/\.gen\.ts$|\.test\.tsx?$|README\.md$/.test(path));
}
