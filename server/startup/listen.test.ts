import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen';

const SOON_MS = 80;
const NEVER_MS = 600_000;

/** Each test shortens one of these, so that is the one that closes the connection. */
const PATIENT = { headers: NEVER_MS, request: NEVER_MS, keepAlive: NEVER_MS, idle: NEVER_MS };

/** Sends the text, then nothing more; resolves with everything received once the server has hung up. */
async function heardUntilCut(
  text: string,
  timeouts: Parameters<typeof listen>[2],
  handler: RequestListener = (_request, response) => void response.end('whole'),
): Promise<string> {
  const address = { port: 0, host: '127.0.0.1' };
  const server = await listen(handler, address, { ...PATIENT, lookEvery: 20, ...timeouts });
  onTestFinished(() => void server.close().closeAllConnections());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const HALF_A_BODY = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{';

const afterTheBody: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('whole'));
};

const halfAnAnswer: RequestListener = (_request, response) => void response.write('half');

describe('a connection that goes silent', () => {
  it('gets an answer and is closed if it sends no headers', async () => {
    const heard = await heardUntilCut('GET / HTTP/1.1\r\nHost:', { headers: SOON_MS });
    expect(heard).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is closed in the middle of its body', async () => {
    expect(await heardUntilCut(HALF_A_BODY, { idle: SOON_MS }, afterTheBody)).toBe('');
  });

  it('is closed if the response does not come either', async () => {
    expect(await heardUntilCut(GET, { idle: SOON_MS }, () => undefined)).toBe('');
  });

  it('is closed in the middle of its response', async () => {
    expect(await heardUntilCut(GET, { idle: SOON_MS }, halfAnAnswer)).toMatch(/half\r\n$/);
  });

  it('is kept for the next request after a complete response, but not for ever', async () => {
    const heard = await heardUntilCut(GET + GET, { keepAlive: SOON_MS });
    expect(heard.match(/whole/g)).toHaveLength(2);
  });
});
