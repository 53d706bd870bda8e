import { cp, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RealServer, type ServerOptions } from './server';

const WRITTEN_WHOLE = /^(objects|assets-archive)\//;

/**
 * Servers with data folders of their own. While a test runs, the next one's server starts, on a copy of a
 * data folder that has been through its first start: hashing a password and laying out the samples only
 * has to happen once.
 */
export class SpareServers {
  private next: Promise<RealServer>;

  private constructor(
    private readonly first: RealServer,
    private readonly options: ServerOptions,
  ) {
    this.next = this.start();
  }

  static async open(options: ServerOptions = {}): Promise<SpareServers> {
    const first = await RealServer.create(options);
    await first.start();
    await first.stop();
    return new SpareServers(first, options);
  }

  /** A running server nobody else has; the caller must dispose of it. */
  take(): Promise<RealServer> {
    const taken = this.next;
    this.next = this.start();
    return taken;
  }

  async close(): Promise<void> {
    await (await this.next).dispose();
    await this.first.dispose();
  }

  private async start(): Promise<RealServer> {
    const server = await RealServer.create(this.options);
    await copyFolder(this.first.dataDir, server.dataDir);
    await server.start();
    return server;
  }
}

/** Copies what changes in place, and links the 30 MB of files that are only written whole. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    await mkdir(dirname(join(to, path)), { recursive: true });
    await (WRITTEN_WHOLE.test(path) ? link : cp)(join(from, path), join(to, path));
  }
}
