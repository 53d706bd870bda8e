import { expect, it } from 'vitest';
import { keepNotFound } from './keep-not-found';

it.each([
  ['/404', 404, true],
  ['/builder', 404, false],
  ['/builder', 200, true],
])('keeps the answer to %s with status %i: %s', async (path, status, kept) => {
  const asked = {
    request: new Request(`https://example.com${path}`),
    response: { ok: status < 400 },
  };
  expect(await keepNotFound.cacheWillUpdate(asked as never)).toEqual(kept ? asked.response : null);
});
