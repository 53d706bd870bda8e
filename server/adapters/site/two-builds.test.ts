import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import type { TestApp } from '#server/testing/test-app';

async function openStore() {
  const store = await openS3Server();
  onTestFinished(() => store.close());
  return store;
}

/** A server on a machine of its own: nothing but the bucket is shared. */
async function openBuild(
  { environment }: { environment: Record<string, string> },
  script: string,
): Promise<TestApp> {
  const siteFolder = await temporaryFolder();
  await writeSite(siteFolder, { [`assets/${script}`]: `// ${script}` });
  return openTestApp({ siteFolder, environment });
}

const get = ({ app }: TestApp, path: string) => request(app).get(path).set('Accept-Encoding', 'br');

const isList = (call: string) => /^GET \/rooms\/?$/.test(call);

describe('processes of two builds with one bucket', () => {
  it("answer for each other's hashed files as for their own, the old one for those of the new one too", async () => {
    const store = await openStore();
    const old = await openBuild(store, 'index-old0.js');
    const young = await openBuild(store, 'index-new0.js');
    for (const [from, path] of [
      [young, '/assets/index-old0.js'],
      [old, '/assets/index-new0.js'],
    ] as const) {
      const own = await get(from === old ? young : old, path).expect(200);
      const other = await get(from, path).expect(200);
      expect(other.text).toBe(`// ${path.slice('/assets/'.length)}`);
      expect(other.headers).toMatchObject({ 'content-encoding': 'br', etag: '"br"' });
      const { date: _one, ...headers } = own.headers;
      const { date: _other, ...same } = other.headers;
      expect(same).toEqual(headers);
      await get(from, path).set('If-None-Match', '"br"').expect(304);
    }
  });

  it('ask the bucket once for a file, and not for what no build can have', async () => {
    const store = await openStore();
    const old = await openBuild(store, 'index-old0.js');
    await openBuild(store, 'index-new0.js');
    const before = store.calls.length;
    await Promise.all([1, 2, 3].map(() => get(old, '/assets/index-new0.js').expect(200)));
    await get(old, '/assets/index-new0.js').expect(200);
    const lists = store.calls.slice(before).filter(isList);
    expect(lists).toHaveLength(1);
    const after = store.calls.length;
    for (const path of ['/assets/index-new0.js.br', '/assets/..%2fdb.json', '/assets/.x']) {
      await get(old, path).expect(404);
    }
    expect(store.calls.length).toBe(after);
    await Promise.all(['a', 'b', 'c'].map((name) => get(old, `/assets/${name}.js`).expect(404)));
    const more = store.calls.slice(after).filter(isList);
    expect(more.length).toBeLessThan(3);
  });

  it(
    'are not ready before the other can have their files, and say 503 while nobody can know',
    { tags: 'long' },
    async () => {
      const store = await openStore();
      const old = await openBuild(store, 'index-old0.js');
      store.break('503', 'PUT');
      const young = await openBuild(store, 'index-new0.js');
      await request(young.app).get('/readyz').expect(503);
      store.break('503');
      const answer = await get(old, '/assets/index-new0.js').expect(503);
      expect(answer.headers['cache-control']).toBe('no-store');
      await get(old, '/assets/index-old0.js').expect(200);
      store.break('none');
      await vi.waitFor(() => request(young.app).get('/readyz').expect(200), {
        timeout: 20_000,
        interval: 200,
      });
      await get(old, '/assets/index-new0.js').expect(200);
    },
  );
});
