import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jsonBody } from '#server/routes/body';
import { endSlowBodies } from './end-slow-bodies';

/**
 * Sends the text and keeps the connection open; resolves with everything received once it is closed.
 */
async function heardAfter(text: string): Promise<string> {
  const app = express()
    .use(endSlowBodies(50))
    .post('/api/objects/upload/:id', (request, response) => {
      request.resume().once('end', () => response.send('whole'));
    })
    .post('/{*path}', ...jsonBody.read, (_request, response) => response.send('whole'));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.write(text);
  setTimeout(() => socket.write('}'), 150);
  await once(socket, 'data');
  socket.end();
  await once(socket, 'close');
  return heard;
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`;

describe('a body that does not arrive', () => {
  it('ends the request with 408', async () => {
    expect(await heardAfter(`${post('/api/enquiries')}{`)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is waited for by the upload calls', async () => {
    expect(await heardAfter(`${post('/api/objects/upload/1')}{`)).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('leaves alone a request whose body has arrived', async () => {
  expect(await heardAfter(`${post('/api/enquiries')}{}`)).toMatch(/^HTTP\/1.1 200 /);
});
