import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');

/** Asks a server again and again, in a process of its own, which nothing of this one holds up. */
export function watch(origin: string, path: string, pauseMs: number) {
  const script = join(import.meta.dirname, 'watch.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, origin, path, `${pauseMs}`], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    /** It has said its first word: how long a process takes to start is the machine's affair. */
    hasBegun: once(child.stdout, 'data'),
    /** Ends it and gives the milliseconds of each answer. */
    async stop(): Promise<number[]> {
      child.stdin.end();
      return z.array(z.number()).parse(JSON.parse(await text(child.stdout)));
    },
  };
}
