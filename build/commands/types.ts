import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const PROJECTS = ['domain', 'app', 'app/sw', 'server', 'tests'];

/** Compiles each TypeScript project; every runtime knows only its own globals. */
export function checkTypes(): boolean {
  return PROJECTS.map((project) => {
    const { status } = spawnSync('npx', ['tsc', '-p', project], { cwd: root, stdio: 'inherit' });
    return status === 0;
  }).every(Boolean);
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkTypes() ? 0 : 1;
