import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { galleryImagesSchema } from '#domain/site/gallery/gallery-image';
import { RealServer } from '#tests/support/servers/server';
import { readFor, readWhile } from './read-for';
import { printTable } from '#tests/bench/table';

const PHOTOS = 10;
const CLIENTS = 4;
const MOST_TIMES = 3;

/**
 * The slowest hundredth of public reads while ten 12-megapixel photographs are uploaded, compared with an
 * idle server.
 */
export async function benchUploads(): Promise<boolean> {
  const server = await RealServer.create({ env: { SAMPLES: 'off' } });
  await server.start();
  try {
    const address = `${server.origin}/api/pricing`;
    const photo = await twelveMegapixels();
    await readFor(address, { clients: CLIENTS, milliseconds: 2000 });
    const idle = slowest(await readFor(address, { clients: CLIENTS, milliseconds: 8000 }));
    let isBusy = true;
    const reading = readWhile(address, CLIENTS, () => isBusy);
    await takeIn(server.origin, photo);
    isBusy = false;
    const busy = slowest(await reading);
    printTable(
      `GET /api/pricing, 99th percentile in ms, ${CLIENTS} at a time`,
      ['idle', `${PHOTOS} photographs of 12 megapixels`, 'times'],
      [[idle.toFixed(1), busy.toFixed(1), (busy / idle).toFixed(2)]],
    );
    const isKept = busy <= idle * MOST_TIMES;
    if (!isKept) console.log(`✗ more than ${MOST_TIMES} times the idle figure`);
    return isKept;
  } finally {
    await server.dispose();
  }
}

function slowest(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** Uploads them one at a time, and waits until every size of each has been made. */
async function takeIn(origin: string, photo: Buffer): Promise<void> {
  const cookie = await signIn(origin);
  const send = (path: string, method: string, body?: object) =>
    fetch(origin + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(okJson);
  for (let n = 1; n <= PHOTOS; n++) {
    const { uploadURL } = await send('/api/objects/upload', 'POST');
    const upload = new URL(uploadURL, origin);
    const put = await fetch(upload, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(photo),
    });
    if (!put.ok) throw new Error(`${put.status}: ${await put.text()}`);
    await send('/api/gallery-images', 'POST', {
      title: `Photograph ${n}`,
      description: null,
      category: 'garden-rooms',
      tags: [],
      objectPath: uploadURL.split('?')[0],
      featured: 0,
      sortOrder: 0,
    });
  }
  for (;;) {
    const images = galleryImagesSchema.parse(await send('/api/gallery-images', 'GET'));
    if (images.every(({ picture }) => (picture?.renditions.length ?? 0) > 0)) return;
    await new Promise((go) => setTimeout(go, 500));
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'for tests only' }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function okJson(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Noise over a gradient: about as hard to compress as a photograph. */
async function twelveMegapixels(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const small = sharp(randomBytes(400 * 300 * 3), {
    raw: { width: 400, height: 300, channels: 3 },
  });
  return small.resize(width, height).jpeg({ quality: 85 }).toBuffer();
}
