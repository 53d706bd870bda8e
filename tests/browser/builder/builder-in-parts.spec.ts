import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, siteTest as test } from '#tests/support/fixtures';
import { movedBy, watchMovement } from '#tests/support/page/layout-shift';
import { interactive } from '#tests/support/page-state';

/** Serves the site with one page that stops after `words` until `goOn` is called, as on a slow line. */
async function inParts(site: string, path: string, words: string) {
  const html = await (await fetch(site + path)).text();
  const cut = html.indexOf(words) + words.length;
  expect(cut).toBeGreaterThan(words.length);
  let goOn: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = createServer(async ({ url }, response) => {
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(html.slice(0, cut));
      await released;
      return response.end(html.slice(cut));
    }
    const answer = await fetch(`${site}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, goOn: () => goOn?.(), server };
}

for (const [what, words] of [
  ['a choice', 'Quiet, and ten steps from the kitchen.'],
  ['the button back', '<button type="button" class="priceBar__price"'],
  ['the price', 'Loading live prices…'],
] as const) {
  test(`on a phone nothing moves when the page stops for a while after ${what}`, async ({
    page,
    baseURL,
  }) => {
    const { address, goOn, server } = await inParts(baseURL ?? '', '/builder', words);
    try {
      await watchMovement(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What has come is painted.
      await movedBy(page);
      goOn();
      await interactive(page);
      expect(await movedBy(page)).toBeLessThan(0.001);
    } finally {
      server.close();
    }
  });
}
