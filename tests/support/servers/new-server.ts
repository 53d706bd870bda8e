import { HostedServer } from './hosted-server';
import { ServerCluster } from './server-cluster';
import type { RealServer, ServerOptions } from './server';

/** How long both processes run until one of them is killed, in milliseconds. */
const KILL_EVERY_MS = 4000;

/** Whether the site under test is two processes on a database and a bucket, to which browsers send pictures themselves. */
export const IS_CLUSTER = process.env['CLUSTER'] !== undefined;

/** The site under test: one process with its files, or with CLUSTER=1 two that are killed again and again. */
export async function newServer(options: ServerOptions = {}): Promise<RealServer> {
  if (!IS_CLUSTER) return HostedServer.create(options);
  return ServerCluster.create({
    ...options,
    killEveryMs: KILL_EVERY_MS,
    killsBetweenRequests: true,
  });
}
