import { createHash, randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import type { openOrder } from './orders';

const path = (id: string) => `/api/follow/photos/${id}`;

/** The device's side of a photo, over the real calls. */
export function photoSender(app: Express, token: string) {
  const offer = (id: string, photo: Buffer, by = token) =>
    request(app)
      .post(path(id))
      .send({
        token: by,
        size: photo.length,
        sha256: createHash('sha256').update(photo).digest('base64url'),
      });
  const part = (id: string, offset: number, bytes: Buffer, by = token) =>
    request(app)
      .post(`${path(id)}/parts/${offset}`)
      .set('authorization', `Bearer ${by}`)
      .type('application/octet-stream')
      .send(bytes);
  const look = (id: string, by = token) =>
    request(app)
      .post(`${path(id)}/picture`)
      .send({ token: by });
  return { offer, part, look };
}

/** Asks a question with photos, and returns their ids. */
export async function askWithPhotos(
  order: Awaited<ReturnType<typeof openOrder>>,
  count: number,
): Promise<string[]> {
  const photos = Array.from({ length: count }, () => randomUUID());
  await order.asHomeowner({ kind: 'asked', text: 'Does the crane get through?', photos });
  return photos;
}
