import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const PROJECTS = ['domain', 'app', 'app/sw', 'server', 'tests'];

/** `npm run types`: compiles each TypeScript project; every runtime knows only its own globals. */
const passed = PROJECTS.map((project) => {
  const { status } = spawnSync('npx', ['tsc', '-p', project], { cwd: root, stdio: 'inherit' });
  return status === 0;
});
process.exitCode = passed.every(Boolean) ? 0 : 1;
