import { Agent, get } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen';
import { stopListening } from './shutdown';

const NEVER_MS = 600_000;

it('finishes the answer under way, and ends the connection that its client keeps', async () => {
  const server = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
  const asked = once(server, 'request');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port } = server.address() as AddressInfo;
  const answered = once(get({ port, host: '127.0.0.1', agent }), 'response');

  const [, answer] = await asked;
  const stopped = stopListening(server, NEVER_MS);
  answer.end('whole');
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await stopped;
});
