import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { newEntry } from '#app/offline/outbox/new-entry';
import { requests } from '#domain/order/contracts/requests/request-kinds';
import { quoteBody } from '#tests/support/quote-body';
import type { RealServer } from '#tests/support/servers/server';

/** So many bits say which photo it is: each a black or a white square along the upper edge. */
const BITS = 12;
const SQUARE = 40;

/** A question with photos that a device is about to keep. */
export interface AskedRow {
  /** Of the request. */
  id: string;
  token: string;
  photos: { id: string; number: number }[];
}

/** A request on the server whose homeowner has a question with eight photos. */
export async function receiveRequest(server: RealServer, number: number): Promise<AskedRow> {
  const token = randomBytes(16).toString('base64url');
  const id = randomUUID();
  const followHash = createHash('sha256').update(token).digest('base64url');
  const answer = await fetch(`${server.origin}/api/room-configurations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-forwarded-for': `2001:db8:${number}::1`,
    },
    body: JSON.stringify(quoteBody({ followHash })),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const photos = Array.from({ length: 8 }, (_, index) => ({
    id: randomUUID(),
    number: number * 8 + index,
  }));
  return { id, token, photos };
}

/**
 * Keeps the question and its photos on the device, in the form in which the page leaves them. Each photo shows its number,
 * and is noise below, so that it takes more than one part.
 */
export async function saveAsked(page: Page, { token, photos }: AskedRow): Promise<void> {
  const action = { kind: 'asked', text: 'Is it wide enough?', photos: photos.map(({ id }) => id) };
  const request = z.parse(requests.follow.schema, { token, action });
  const entry = newEntry('follow', request, randomUUID(), Date.now());
  await page.evaluate(
    async ({ question, link, wanted, bits, square }) => {
      // No function in here has a name: the program that runs this would add to it.
      const rows: object[] = [];
      for (const { id, number } of wanted) {
        const canvas = new OffscreenCanvas(bits * square, 360);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('Nothing to draw on');
        const noise = context.createImageData(canvas.width, canvas.height);
        for (let index = 0; index < noise.data.length; index += 1) {
          noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
        }
        context.putImageData(noise, 0, 0);
        for (let bit = 0; bit < bits; bit += 1) {
          context.fillStyle = (number >> bit) & 1 ? '#fff' : '#000';
          context.fillRect(bit * square, 0, square, square);
        }
        const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
        const content = await drawn.arrayBuffer();
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
        const sha256 = btoa(String.fromCharCode(...digest))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
        const now = Date.now();
        const fresh = { createdAt: now, state: 'waiting', attempts: 0, nextAttemptAt: now };
        rows.push({
          schema: 1,
          id,
          to: { kind: 'question', token: link },
          content,
          sha256,
          ...fresh,
        });
      }
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('modular-garden-rooms');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const saving = database.transaction(['photos', 'outbox'], 'readwrite', {
            durability: 'strict',
          });
          for (const row of rows) saving.objectStore('photos').put(row);
          saving.objectStore('outbox').put(question);
          saving.addEventListener('abort', () => reject(saving.error));
          saving.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      });
    },
    { question: entry, link: token, wanted: photos, bits: BITS, square: SQUARE },
  );
}

/** The number that a stored photo shows. */
export async function numberIn(file: string): Promise<number> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  let number = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    const middle = info.width * (SQUARE / 2) + bit * SQUARE + SQUARE / 2;
    if ((data[middle] ?? 0) > 127) number += 2 ** bit;
  }
  return number;
}
