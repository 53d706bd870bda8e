import { newServer } from './new-server';
import type { RealServer, ServerOptions } from './server';

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
    const first = await newServer(options);
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
    const server = await newServer(this.options);
    await server.copyFrom(this.first);
    await server.start();
    return server;
  }
}
