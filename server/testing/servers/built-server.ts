import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { isBuilt } from '#build/commands/ensure-build';
import { writeWriter } from './writer-fixture';
import { writeSite } from './site-fixture';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface BuiltServer {
  /** The script that `node` runs. */
  main: string;
  remove(): Promise<void>;
}

/**
 * Bundles the server as for production, next to a small site, in a folder from which it can resolve
 * node_modules. After `npm run build`, as in `npm test`, it is a copy of that bundle.
 */
export async function buildServer(): Promise<BuiltServer> {
  const cache = join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'server-test-'));
  const server = join(folder, 'server');
  if (isBuilt()) {
    for (const part of ['main.js', 'serve.js', 'assets']) {
      await cp(join(ROOT, 'dist/server', part), join(server, part), { recursive: true });
    }
  } else {
    const configFile = join(ROOT, 'vite.server.config.ts');
    await build({ configFile, logLevel: 'error', build: { outDir: server } });
  }
  await writeSite(join(folder, 'client'));
  await writeWriter(join(folder, 'pages'));
  return {
    main: join(server, 'main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface RunningServer {
  process: ChildProcess;
  /** Everything it has written so far. */
  output(): { stdout: string; stderr: string };
  /** The address it prints, or undefined if it exited without printing one. */
  address(): Promise<string | undefined>;
  /** Its exit code, once it has exited. */
  ended: Promise<number | null>;
}

/** The owner's password for a first start: to hash it again and see that it is the stored one is 40 % of a start. */
export function firstPassword(folder: string, password: string): { ADMIN_PASSWORD?: string } {
  return existsSync(join(folder, 'db.json')) ? {} : { ADMIN_PASSWORD: password };
}

/** Starts the bundle as a separate process, which is killed when the test ends: as a server without a `command`. */
export function startServer(
  main: string,
  environment: Record<string, string>,
  command: readonly string[] = [],
): RunningServer {
  const child = spawn(process.execPath, [main, ...command], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...environment },
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    process: child,
    output: () => written,
    ended,
    async address() {
      for (;;) {
        const found = /http:\S+/.exec(written.stdout)?.[0];
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (found !== undefined || hasEnded) return found;
        await sleep(10);
      }
    },
  };
}
