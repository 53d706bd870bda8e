import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Config } from './config';

const HEADERS_TIMEOUT_MS = 10_000;
/** For a picture of 20 MB over a poor line; `endSlowBodies` is stricter with everything else. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
/** Longer than a proxy keeps its connections (60 s as a rule), so that the proxy closes first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

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
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    handler,
  );
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
