import type { Server } from 'node:http';

const IDLE_SWEEP_MS = 50;

/**
 * Stops accepting connections, lets current requests finish, and resolves when the last connection has
 * closed. After `patienceMs`, closes the rest.
 */
export async function stopListening(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection does not count as idle while its last response is being sent: look again.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
