import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { FaultyProxy } from './faulty-proxy';

it('hands nothing on, and fails nothing, when a page is closed half-way through a request', async () => {
  const proxy = await FaultyProxy.inFrontOf({ port: 0 });
  const page = connect(Number(new URL(proxy.origin).port), '127.0.0.1');
  page.write('POST /api/room-configurations HTTP/1.1\r\nhost: site\r\n');
  page.write('content-length: 2\r\nexpect: 100-continue\r\n\r\n{');
  await once(page, 'data');
  page.destroy();
  await proxy.close();
  expect(proxy.posts).toEqual([]);
});
