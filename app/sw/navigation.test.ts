import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, SERVER_ONLY } from './navigation';

let kept: Record<string, Response> = {};

vi.mock('./words/kept-words', () => ({ keptAnswer: async (path: string) => kept[path] }));
vi.mock('./words/renew-words', () => ({ renewedOnce: async () => undefined }));
beforeEach(() => {
  const paths = ['/', '/builder', '/404', '/assets/a.js'];
  kept = Object.fromEntries(paths.map((path) => [path, new Response(path)]));
});
afterEach(() => vi.unstubAllGlobals());

const serverOnly = (path: string) => SERVER_ONLY.some((pattern) => pattern.test(path));

it.each([
  '/api',
  '/api/pricing',
  '/uploads/a.jpg',
  '/admin',
  '/admin/login',
  '/Admin/Login',
  '/healthz',
  '/readyz',
])('leaves %s to the server', (path) => expect(serverOnly(path)).toBe(true));

it.each(['/', '/apiary', '/administration', '/healthz-of-rooms', '/blog/api'])(
  'does not treat %s as one of those',
  (path) => expect(serverOnly(path)).toBe(false),
);

const open = (path = '/nowhere') => {
  const url = new URL(path, 'https://example.com');
  return page({ request: new Request(url), url } as never);
};

const withoutConnection = () =>
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));

it('answers with the page that is kept, whatever its search parameters', async () => {
  withoutConnection();
  expect(await (await open('/builder?step=3')).text()).toBe('/builder');
});

describe('a page that is not kept', () => {
  it('is whatever the server responds with', async () => {
    const answer = new Response('new page');
    vi.stubGlobal('fetch', async () => answer);
    expect(await open('/BUILDER')).toBe(answer);
  });

  it.each([
    ['/BUILDER?step=3', '/builder?step=3'],
    ['/builder/', '/builder'],
    ['/index.html', '/'],
  ])('is another spelling of a page without a connection: %s of %s', async (path, target) => {
    withoutConnection();
    const answer = await open(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`https://example.com${target}`);
  });

  it.each(['/nowhere', '/%', '/404/', '/ASSETS/a.js'])(
    'is the not-found page without a connection: %s',
    async (path) => {
      withoutConnection();
      expect(await open(path)).toBe(kept['/404']);
    },
  );

  it('is where the article has gone that was there, as far as this device has heard of it', async () => {
    withoutConnection();
    kept['/content/articles/old.json'] = Response.json({ movedTo: 'new' });
    const answer = await open('/Blog/old?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://example.com/blog/new?a=1',
    ]);
    kept['/content/articles/other.json'] = Response.json({ title: 'Other' });
    expect(await open('/blog/other')).toBe(kept['/404']);
  });

  it('is an error when not even that is there', async () => {
    withoutConnection();
    kept = {};
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});
