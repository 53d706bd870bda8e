import type { Server } from 'node:http';

const IDLE_SWEEP_MS = 50;

/**
 * Stops taking connections, lets the requests under way finish, and resolves when the last
 * connection is gone. After `patienceMs` the rest are cut off.
 */
export async function stopListening(server: Server, patienceMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection is not idle while its last answer is on the way: look again.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
