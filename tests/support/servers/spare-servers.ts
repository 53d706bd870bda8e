import { request } from 'playwright/test';
import { signIn } from '#tests/support/desk/sign-in';
import { newServer } from './new-server';
import type { RealServer, ServerOptions } from './server';

/**
 * Servers with data folders of their own. While a test runs, the next one's server starts, on a copy of a
 * data folder that has been through its first start: hashing a password, signing in and laying out the
 * samples only has to happen once.
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
    await openSession(first);
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

/** Leaves a session of the owner in the server's store. */
async function openSession(server: RealServer): Promise<void> {
  const api = await request.newContext({ baseURL: server.origin });
  await signIn({ request: api });
  const { cookies } = await api.storageState();
  server.owner = { cookies, signedInAt: Date.now() };
  await api.dispose();
}
