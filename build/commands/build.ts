import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/**
 * Builds the site and the server into `dist/`. Runs in a process of its own, because the tools use a lot
 * of memory and change global settings.
 *
 * @throws Error when the build fails, after the reason has been printed
 */
export async function buildAll(): Promise<void> {
  await startBuild().built;
}

/** As `buildAll`; `generated` resolves once the generated code is there, which every check needs. */
export function startBuild(): { generated: Promise<unknown>; built: Promise<void> } {
  const child = fork(import.meta.filename);
  return { generated: once(child, 'message'), built: successOf(child) };
}

async function successOf(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The build failed');
}

/** `npm run build [-- --kill-switch]` */
async function main(): Promise<void> {
  try {
    const { runStages } = await import('./stages.ts');
    await runStages();
    if (process.argv.includes('--kill-switch')) await deployKillSwitch();
  } catch (error) {
    console.error('\n', error);
    process.exitCode = 1;
  }
}

async function deployKillSwitch() {
  const { putKillSwitch } = await import('./kill-switch.ts');
  await putKillSwitch(resolve(import.meta.dirname, '../../dist/client'));
  console.log('Kill switch: this build takes the service worker off every device that comes by.');
}

if (process.argv[1] === import.meta.filename) await main();
