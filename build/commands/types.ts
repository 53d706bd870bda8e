import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const PROJECTS = ['domain', 'app', 'app/sw', 'server', 'tests'];

/** `npm run types`: compiles each TypeScript project; every runtime knows only its own globals. */
const codes = await Promise.all(PROJECTS.map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** With one checker each: several of one project infer the same types again, for twice the work. */
async function check(project: string): Promise<unknown> {
  const compiler = spawn('npx', ['tsc', '-p', project, '--checkers', '1'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(compiler, 'exit');
  return code;
}
