import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#server/testing/servers/free-port';
import { RoundRobin } from './round-robin';

const MORE_THAN_A_BUFFER = 'x'.repeat(5_000_000);

/** A server behind the proxy whose answer is given by the test, and a visitor who has posted something. */
async function posted() {
  const server = createServer();
  const asked = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = new RoundRobin([port]);
  const own = await freePort();
  await proxy.listen(own);
  onTestFinished(() => proxy.close(async () => server.close().closeAllConnections()));
  const visitor = connect(own, '127.0.0.1');
  visitor.write('POST / HTTP/1.1\r\nhost: site\r\ncontent-length: 2\r\n\r\nhi');
  const answer: ServerResponse = (await asked)[1];
  return { proxy, port, visitor, answer };
}

it('has nothing in hand once a visitor has left before the answer', async () => {
  const { proxy, port, visitor, answer } = await posted();
  expect(proxy.isAtWork(port)).toBe(true);
  visitor.destroy();
  await once(visitor, 'close');
  answer.end(MORE_THAN_A_BUFFER);
  await vi.waitFor(() => expect(proxy.isAtWork(port)).toBe(false));
});

it('has nothing in hand once a visitor has left during the answer', async () => {
  const { proxy, port, visitor, answer } = await posted();
  answer.write('the beginning');
  await once(visitor, 'data');
  visitor.destroy();
  answer.end(MORE_THAN_A_BUFFER);
  await vi.waitFor(() => expect(proxy.isAtWork(port)).toBe(false));
});
