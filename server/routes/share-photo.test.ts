import request from 'supertest';
import { expect, it } from 'vitest';
import { openTestApp } from '#server/testing/test-app';

it('leads to the builder, which asks to choose the photo there', async () => {
  const { app } = await openTestApp();
  const photo = Buffer.alloc(3_000_000, 7);
  const answer = await request(app)
    .post('/share-photo')
    .attach('photo', photo, { filename: 'IMG_1.jpg', contentType: 'image/jpeg' })
    .redirects(0);
  expect(answer.status).toBe(303);
  expect(answer.headers).toMatchObject({
    location: '/builder#shared-photo-not-here',
    'cache-control': 'no-store',
  });
});
