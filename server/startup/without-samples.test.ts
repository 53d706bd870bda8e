import request from 'supertest';
import { expect, it } from 'vitest';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { galleryImage } from '#server/testing/rows/records';

it('with SAMPLES=off, sample pictures from earlier are in no list, and the others are put in order', async () => {
  const first = await openGalleryAdmin();
  const alt = 'Visualisation: a room.';
  const plain = galleryImage({ sortOrder: 1 });
  const sample = {
    ...plain,
    id: '3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b',
    tags: ['visualisation'],
    picture: plain.picture && { ...plain.picture, alt },
  };
  const [one, two] = [galleryImage({ sortOrder: 2 }), galleryImage({ sortOrder: 3 })];
  await first.services.galleryImages.add([sample, one, two]);
  const listed = async ({ app }: typeof first) =>
    (await request(app).get('/api/gallery-images')).body.map(({ id }: { id: string }) => id);
  expect(await listed(first)).toEqual([sample.id, one.id, two.id]);
  await first.services.close();

  const off = await openGalleryAdmin({ folder: first.folder, environment: { SAMPLES: 'off' } });
  expect(await listed(off)).toEqual([one.id, two.id]);
  await request(off.app)
    .put('/api/gallery-images/order')
    .set('cookie', off.cookie)
    .send({ ids: [two.id, one.id] })
    .expect(200);
  expect(await listed(off)).toEqual([two.id, one.id]);
});
