import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import * as nodeDisk from 'node:fs/promises';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Cookie } from 'playwright';
import type { Document } from '#server/stores/lowdb/document';
import type {
  Enquiry,
  NewsletterSubscriber,
  PricingVersion,
  QuoteRequestRecord,
} from '#server/stores/records';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { ContentVersion } from '#server/stores/content/content-records';
import type { KeptSession } from '#server/stores/people/people-records';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { freePort } from '#server/testing/servers/free-port';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The production build under test: `dist`, or a copy of it named by TEST_BUILD. */
export const DIST = resolve(ROOT, process.env['TEST_BUILD'] ?? 'dist');

/** Allows for a busy machine; a server that cannot start says so and exits. */
const START_MS = 60_000;

export interface ServerOptions {
  env?: Record<string, string>;
  /** A build other than `dist`, such as one from `secondBuild`. */
  build?: string;
  /** Whether the next start is the first one on its data; by default, whether there is a `db.json`. */
  isNew?: () => boolean;
}

export interface OwnerSession {
  /** Of the browser that signed in; cookies do not know ports. */
  cookies: Cookie[];
  /** Milliseconds since 1970. */
  signedInAt: number;
}

/** The built server in a process of its own, with its own port and data folder, to stop and start. */
export class RealServer {
  private child: ChildProcess | null = null;
  protected build: string;
  private readonly env: Record<string, string>;
  private readonly isNew: () => boolean;
  /** The process's output so far, logs and errors. */
  output = '';
  /** A session of the owner that is in the store; null if it came with none. */
  owner: OwnerSession | null = null;

  protected constructor(
    readonly port: number,
    readonly dataDir: string,
    { env = {}, build = DIST, isNew }: ServerOptions,
  ) {
    this.build = build;
    this.env = env;
    this.isNew = isNew ?? (() => !existsSync(join(dataDir, 'db.json')));
  }

  static async create(options: ServerOptions = {}): Promise<RealServer> {
    return new RealServer(await freePort(), await newDataDir(), options);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of the process that runs. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('This server does not run');
    return this.child.pid;
  }

  /**
   * Resolves when the store can be written; ends a process that does not get there.
   *
   * @throws when a process is already running, the new one exits, or is not ready within a minute
   */
  async start(changes: Record<string, string> = {}): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null) {
      throw new Error('This server runs already');
    }
    const child = this.launch(changes);
    this.child = child;
    await this.ready(() => {
      if (child.exitCode !== null) {
        throw new Error(`The server left with ${child.exitCode}: ${this.output}`);
      }
    });
  }

  /** Resolves when the store can be written; ends a server that does not get there. */
  protected async ready(check: () => void = () => undefined): Promise<void> {
    try {
      await waitUntil(async () => {
        check();
        return (await fetch(`${this.origin}/readyz`)).ok;
      }, START_MS);
    } catch (error) {
      // Nobody is given this server, so nobody would end it.
      await this.stop('SIGKILL');
      throw error;
    }
  }

  /**
   * Starts a process of this build with these settings without waiting for it; `start` is the usual way.
   */
  launch(changes: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, [join(this.build, 'server/main.js')], {
      env: { ...process.env, ...this.settings(changes) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (chunk: Buffer) => (this.output += chunk.toString());
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return child;
  }

  /** What a process of this server finds in its environment besides ours. */
  protected settings(changes: Record<string, string>): NodeJS.ProcessEnv {
    return {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      // Hashing it to see that it is the stored one is 40 % of a start.
      ADMIN_PASSWORD: this.isNew() ? 'for tests only' : undefined,
      // Tests speak for many homes through the header of a proxy.
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      LOG_LEVEL: 'warn',
      ...this.env,
      ...changes,
    };
  }

  /** Ends the process and waits until it has exited. Returns its exit code, null after a signal. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  /** Takes over what the other server, which is stopped, has stored. */
  async copyFrom(other: RealServer): Promise<void> {
    await copyFolder(other.dataDir, this.dataDir);
    this.owner = other.owner;
  }

  /** The next `start` serves this build, as after a deploy. */
  deploy(build: string): void {
    this.build = build;
  }

  /** The current contents of the store, read from disk while the server runs. */
  readStore(): Promise<Document> {
    return readStoredDocument(this.dataDir, nodeDisk);
  }

  /** Changes the stored document while the server is briefly stopped, as a restored backup would. */
  async changeStore(change: (document: StoredDocument) => void): Promise<void> {
    await this.stop();
    const file = join(this.dataDir, 'db.json');
    // Once it has stopped, the server leaves everything in this file.
    const stored = JSON.parse(await readFile(file, 'utf8'));
    // As a file from before there were checksums, and one that names no journal.
    const { journal: _name, checksums: _sums, checksum: _sum, ...rest } = stored;
    const document: StoredDocument = rest;
    change(document);
    await writeFile(file, JSON.stringify(document));
    await this.start();
  }

  /** The stored quote requests, oldest first. */
  async quotes(): Promise<readonly QuoteRequestRecord[]> {
    return (await this.readStore()).roomConfigurations;
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** An empty data folder. */
export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'garden-rooms-'));
}

const WRITTEN_WHOLE = /^(objects|assets-archive)\//;

/** Copies what changes in place, and links the 30 MB of files that are only written whole. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(from.length + 1));
  for (const folder of new Set(paths.map((path) => dirname(path))))
    await mkdir(join(to, folder), { recursive: true });
  const copy = (path: string) =>
    (WRITTEN_WHOLE.test(path) ? link : cp)(join(from, path), join(to, path));
  await Promise.all(paths.map(copy));
}

/** The part of the stored document that tests change. */
export interface StoredDocument {
  roomConfigurations: QuoteRequestRecord[];
  orders: OrderRecord[];
  enquiries: Enquiry[];
  newsletterSubscribers: NewsletterSubscriber[];
  pricingVersions: PricingVersion[];
  contentVersions: ContentVersion[];
  keptSessions: KeptSession[];
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
