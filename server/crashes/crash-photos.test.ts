import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryImagesSchema } from '#domain/site/gallery/gallery-image';
import { buildServer, firstPassword, startServer } from '#server/testing/servers/built-server';
import type { BuiltServer } from '#server/testing/servers/built-server';
import { filesIn } from '#server/testing/gallery-admin';
import { phonePhoto } from '#server/testing/photos';
import { temporaryFolder } from '#server/testing/temporary-folder';

let built: BuiltServer;

beforeAll(async () => {
  built = await buildServer();
}, 60_000);

afterAll(() => built.remove());

/** A server process with the administrator signed in. */
async function open(folder: string) {
  const server = startServer(built.main, {
    DATA_DIR: folder,
    ...firstPassword(folder, 'a test password'),
  });
  const origin = await server.address();
  if (origin === undefined) throw new Error(server.output().stderr);
  const call = async (method: string, path: string, body?: object, cookie = '') => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = { method, headers, body: body && JSON.stringify(body) };
    // The connection dies with the process, which is what this test is about.
    return fetch(origin + path, sent).catch(() => undefined);
  };
  const login = await call('POST', '/api/auth/login', { password: 'a test password' });
  const cookie = login?.headers.get('set-cookie')?.split(';')[0];
  const asked = async (method: string, path: string, body?: object) => {
    const response = await call(method, path, body, cookie);
    return { status: response?.status, json: await response?.json().catch(() => undefined) };
  };
  return {
    origin,
    asked,
    newAddress: async () => String((await asked('POST', '/api/objects/upload')).json?.uploadURL),
    put: (address: string, photo: Buffer) =>
      fetch(origin + address, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: new Uint8Array(photo),
      }).catch(() => undefined),
    add: (address: string) =>
      asked('POST', '/api/gallery-images', {
        title: 'A room',
        category: 'garden-rooms',
        objectPath: address.split('?')[0],
      }),
    rows: async () => galleryImagesSchema.parse((await asked('GET', '/api/gallery-images')).json),
    async kill() {
      server.process.kill('SIGKILL');
      await server.ended;
    },
  };
}

/** Every row has its files, and every file has its row, or is an upload that can still get one. */
async function expectWhole(folder: string, server: Awaited<ReturnType<typeof open>>) {
  const named = new Set<string>();
  for (const { id, objectPath, picture } of await server.rows()) {
    named.add(id);
    for (const path of [objectPath, ...(picture?.renditions ?? []).map((one) => one.path)]) {
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
    }
  }
  const folders = await readdir(join(folder, 'objects')).catch(() => []);
  for (const id of folders.filter((name) => !named.has(name))) {
    expect(await filesIn(join(folder, 'objects', id))).toEqual(['original.jpg']);
    expect((await server.add(`/api/objects/upload/${id}`)).status).toBe(201);
  }
}

describe('killed with SIGKILL', { timeout: 60_000 }, () => {
  it('half-way through an upload, it restarts without the partial file', async () => {
    const folder = await temporaryFolder();
    const server = await open(folder);
    const photo = await phonePhoto({ width: 600, height: 600 });
    const sending = httpRequest(server.origin + (await server.newAddress()), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'content-length': photo.length },
    });
    sending.on('error', () => undefined);
    sending.write(photo.subarray(0, 2000));
    while ((await filesIn(join(folder, 'incoming'))).length === 0) await sleep(5);
    await server.kill();
    const again = await open(folder);
    expect(await filesIn(join(folder, 'incoming'))).toEqual([]);
    expect(await filesIn(join(folder, 'objects'))).toEqual([]);
    await expectWhole(folder, again);
    expect(await again.rows()).toEqual([]);
  });

  it(
    'at any moment while adding pictures and making their sizes, nothing is left dangling',
    { tags: 'long' },
    async () => {
      const folder = await temporaryFolder();
      const photo = await phonePhoto({ width: 1000, height: 700 });
      for (const milliseconds of [40, 120, 250, 400]) {
        const server = await open(folder);
        await expectWhole(folder, server);
        const take = async (): Promise<void> => {
          const address = await server.newAddress();
          await server.put(address, photo);
          await server.add(address);
        };
        // The first one loads the decoder, and its sizes are being made while the others come.
        await take();
        const taking = Array.from({ length: 3 }, take);
        await sleep(milliseconds);
        await server.kill();
        await Promise.all(taking);
      }
      const last = await open(folder);
      await expectWhole(folder, last);
      const ids = (await last.rows()).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      // Renditions that a crash interrupted are made in the end.
      const made = async () =>
        (await last.rows()).every(({ picture }) => picture?.renditions.length);
      while (!(await made())) await sleep(50);
      await expectWhole(folder, last);
    },
  );

  it(
    'while pictures are deleted, each is still there or gone with all its files',
    { tags: 'long' },
    async () => {
      const folder = await temporaryFolder();
      const first = await open(folder);
      const photo = await phonePhoto();
      for (let count = 0; count < 12; count += 1) {
        const address = await first.newAddress();
        await first.put(address, photo);
        await first.add(address);
      }
      await first.kill();
      for (const milliseconds of [2, 15]) {
        const server = await open(folder);
        const ids = (await server.rows()).map(({ id }) => id);
        const deleting = ids.map((id) => server.asked('DELETE', `/api/gallery-images/${id}`));
        await sleep(milliseconds);
        await server.kill();
        await Promise.all(deleting);
        const again = await open(folder);
        const left = new Set((await again.rows()).map(({ id }) => id));
        const folders = await readdir(join(folder, 'objects'));
        expect(folders.filter((id) => !left.has(id))).toEqual([]);
        await expectWhole(folder, again);
        await again.kill();
      }
    },
  );
});
