import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Config } from './config';

/** With the time until the next look at it, a connection that sends no request is cut within 10 s. */
const HEADERS_TIMEOUT_MS = 8_000;
const LOOK_EVERY_MS = 500;
/** For a picture of 20 MB over a poor line; `endSlowBodies` is stricter with everything else. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
/** Longer than a proxy keeps its connections (60 s as a rule), so that the proxy closes first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** A request or an answer on which nothing has moved for so long is given up. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * Starts to listen and resolves once connections are taken.
 *
 * @throws the system's error with its `code`: EADDRINUSE, EACCES, ENOTFOUND.
 */
export async function listen(
  handler: RequestListener,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    handler,
  );
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Where a person on this machine finds the server. */
export function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return String(address);
  const everywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${everywhere ? 'localhost' : host}:${address.port}`;
}
