import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generate } from './generate.ts';
import { putKillSwitch } from './kill-switch.ts';
import { buildSamples } from './samples.ts';
import { sourceStamp } from './source-stamp.ts';

const root = resolve(import.meta.dirname, '..');

/** Builds the site and the server into `dist/`, and notes which sources they were made from. */
export async function buildAll(): Promise<void> {
  await generate();
  const stamp = sourceStamp();
  const env = { ...process.env, NODE_ENV: 'production', BUILD_ID: stamp };
  const vite = (...args: string[]) =>
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
  vite();
  vite('-c', 'vite.server.config.ts');
  await buildSamples(resolve(root, 'dist/server/samples'));
  writeFileSync(resolve(root, 'dist/stamp'), stamp);
}

/** `npm run build [-- --kill-switch]` */
if (process.argv[1] === import.meta.filename) {
  await buildAll();
  if (process.argv.includes('--kill-switch')) {
    await putKillSwitch(resolve(root, 'dist/client'));
    console.log('Kill switch: this build takes the service worker off every device that comes by.');
  }
}
