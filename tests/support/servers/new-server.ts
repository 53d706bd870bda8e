import { ServerCluster } from './server-cluster';
import { RealServer, type ServerOptions } from './server';

/** How long both processes run until one of them is killed, in milliseconds. */
const KILL_EVERY_MS = 4000;

/** The site under test: one process with its files, or with CLUSTER=1 two that are killed again and again. */
export async function newServer(options: ServerOptions = {}): Promise<RealServer> {
  if (process.env['CLUSTER'] === undefined) return RealServer.create(options);
  return ServerCluster.create({ ...options, killEveryMs: KILL_EVERY_MS });
}
