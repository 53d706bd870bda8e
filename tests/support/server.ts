import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../dist/server/main.js');

/** The built server as its own process, on a port and a data folder of its own, to stop and start. */
export class RealServer {
  private child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  static async create(env: Record<string, string> = {}): Promise<RealServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'garden-rooms-'));
    return new RealServer(await freePort(), dataDir, env);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the store can be written. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ADMIN_PASSWORD: 'for tests only',
        LOG_LEVEL: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.child = child;
    await waitUntil(async () => {
      if (child.exitCode !== null) throw new Error(`The server left with ${child.exitCode}`);
      return (await fetch(`${this.origin}/readyz`)).ok;
    });
  }

  /** Ends the process and waits until it has left. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** The stored document, read from the disk as a person would. */
  async readStore(): Promise<StoredDocument> {
    return JSON.parse(await readFile(join(this.dataDir, 'db.json'), 'utf8'));
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** The part of the stored document that tests look at. */
export interface StoredDocument {
  roomConfigurations: Array<Record<string, unknown>>;
  pricingVersions: Array<Record<string, unknown>>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** Asks again every 50 ms until the answer is yes; gives up after 15 s with the last error. */
export async function waitUntil(ask: () => Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const end = Date.now() + milliseconds;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('The server left')) throw error;
      last = error;
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`Not within ${milliseconds} ms: ${String(last ?? ask)}`);
}
