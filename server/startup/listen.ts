import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Config } from './config';

/** In milliseconds. */
const TIMEOUTS = {
  /** Plus `lookEvery`, this closes a connection that sends no request within 10 s. */
  headers: 8_000,
  lookEvery: 500,
  /**
   * For a picture of 20 MB over a slow connection; `endSlowBodies` is stricter with everything else.
   */
  request: 10 * 60_000,
  /** Longer than proxies keep their connections (usually 60 s), so that the proxy closes first. */
  keepAlive: 65_000,
  /** A request or response without any traffic for this long is given up. */
  idle: 60_000,
} as const;

type Timeouts = Record<keyof typeof TIMEOUTS, number>;

/**
 * Starts listening and resolves once connections are accepted.
 *
 * @param changes other timeouts, for tests that cannot wait a minute
 * @throws the system's error with its `code`: EADDRINUSE, EACCES, ENOTFOUND
 */
export async function listen(
  handler: RequestListener,
  { port, host }: Pick<Config, 'port' | 'host'>,
  changes: Partial<Timeouts> = {},
): Promise<Server> {
  const { headers, lookEvery, request, keepAlive, idle } = { ...TIMEOUTS, ...changes };
  const server = createServer(
    {
      headersTimeout: headers,
      connectionsCheckingInterval: lookEvery,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
    },
    handler,
  );
  server.setTimeout(idle);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** The server's URL for a person on this machine. */
export function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return String(address);
  const everywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${everywhere ? 'localhost' : host}:${address.port}`;
}
