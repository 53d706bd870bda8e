import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import express, { Router } from 'express';
import request from 'supertest';
import type { Test } from 'supertest';
import { onTestFinished } from 'vitest';
import { answerProblems } from '#server/middleware/api-answers';
import { mountRoutes } from '#server/routes/mount-routes';
import { objectUploadRoutes } from '#server/routes/gallery/object-uploads';
import { signedIn } from './admin';
import { phonePhoto } from './photos';
import { openTestApp } from './test-app';
import type { TestApp } from './test-app';

export interface GalleryAdmin extends TestApp {
  /** The administrator's `Cookie` header. */
  cookie: string;
  /** Requests a signed address, as the page does. */
  newAddress(query?: Record<string, string | number>): Promise<string>;
  put(address: string, content: Buffer, type?: string): Test;
  /** Adds what was sent to the address to the gallery. */
  add(address: string, words?: object): Test;
  /** A new address to which a photo has been sent. */
  uploaded(content?: Buffer, type?: string): Promise<string>;
  /** Every file of pictures in the data folder, including partial ones. */
  files(): Promise<string[]>;
}

/** The whole app with the administrator signed in, as the gallery page uses it. */
export async function openGalleryAdmin(
  options?: Parameters<typeof openTestApp>[0],
): Promise<GalleryAdmin> {
  const test = await openTestApp(options);
  const { app, folder } = test;
  const cookie = await signedIn(app);
  const newAddress: GalleryAdmin['newAddress'] = async (query = {}) => {
    const asked = request(app).post('/api/objects/upload').query(query).set('cookie', cookie);
    return (await asked.expect(200)).body.uploadURL;
  };
  const put: GalleryAdmin['put'] = (address, content, type = 'image/jpeg') =>
    request(app).put(address).set('content-type', type).send(content);
  return {
    ...test,
    cookie,
    newAddress,
    put,
    async uploaded(content, type) {
      const address = await newAddress();
      const response = await put(address, content ?? (await phonePhoto()), type);
      if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
      return address;
    },
    add: (address, words = {}) =>
      request(app)
        .post('/api/gallery-images')
        .set('cookie', cookie)
        .send({
          title: 'A room',
          description: null,
          category: 'garden-rooms',
          tags: [],
          objectPath: address.split('?')[0],
          featured: 0,
          sortOrder: 0,
          ...words,
        }),
    files: async () => [
      ...(await filesIn(join(folder, 'objects'))),
      ...(await filesIn(join(folder, 'incoming'))),
    ],
  };
}

/** Every file below the folder, by its relative path. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Only the upload calls, on a real port and with less patience, for misbehaving clients. */
export async function listenForUploads(admin: GalleryAdmin, stallMs: number): Promise<number> {
  const { services } = admin;
  const api = Router();
  mountRoutes(api, objectUploadRoutes(services, { stallMs }), { services });
  const server = createServer(express().use('/api', api, answerProblems)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
