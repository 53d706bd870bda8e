import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskPage, isDeskPage } from './desk-page';

let kept: Record<string, Response> = {};

beforeEach(() => {
  kept = Object.fromEntries(['/admin', '/admin/quotes'].map((path) => [path, new Response(path)]));
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      cacheName === 'desk' ? kept[path] : undefined,
  });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const asked = (path: string, mode = 'navigate') => {
  const url = new URL(path, 'https://example.com');
  return { request: { url: url.href, mode }, url, sameOrigin: true } as never;
};
const open = (path: string) => deskPage(asked(path));

it.each(['/admin', '/admin/', '/admin/quotes?request=1', '/Admin/Quotes', '/admin/nowhere'])(
  'answers %s',
  (path) => expect(isDeskPage(asked(path))).toBe(true),
);

it.each(['/', '/administration', '/blog/admin'])('leaves %s alone', (path) =>
  expect(isDeskPage(asked(path))).toBe(false),
);

it('leaves alone what a page of the desk asks for', () =>
  expect(isDeskPage(asked('/admin/files.json', 'cors'))).toBe(false));

describe('a screen of the desk', () => {
  it('is the server’s where that answers', async () => {
    const answer = new Response('of the server');
    vi.stubGlobal('fetch', async () => answer);
    expect(await open('/admin/quotes')).toBe(answer);
  });

  it('is the kept one without a signal, whatever its search parameters', async () => {
    expect(await open('/admin/quotes?request=1')).toBe(kept['/admin/quotes']);
  });

  it.each([
    ['/Admin/Quotes/?request=1', 308, '/admin/quotes?request=1'],
    ['/admin/nowhere', 302, '/admin'],
  ])('is led to from %s without a signal', async (path, status, target) => {
    const answer = await open(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(`https://example.com${target}`);
  });

  it('says that it is not here where nobody has signed in', async () => {
    kept = {};
    const answer = await open('/admin/quotes');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('There is no signal'),
    ]);
  });
});
