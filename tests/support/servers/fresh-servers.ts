import { request } from 'playwright/test';
import { signIn } from '#tests/support/desk/sign-in';
import { newServer } from './new-server';
import type { RealServer } from './server';

/**
 * Servers with data folders of their own, copies of one that has been through its first start: hashing a
 * password, signing in and laying out the samples only has to happen once.
 */
export class FreshServers {
  private constructor(private readonly first: RealServer) {}

  static async open(): Promise<FreshServers> {
    const first = await newServer();
    await first.start();
    await openSession(first);
    await first.stop();
    return new FreshServers(first);
  }

  /** A running server nobody else has; the caller must dispose of it. */
  async take(): Promise<RealServer> {
    const server = await newServer();
    await server.copyFrom(this.first);
    await server.start();
    return server;
  }

  close(): Promise<void> {
    return this.first.dispose();
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
