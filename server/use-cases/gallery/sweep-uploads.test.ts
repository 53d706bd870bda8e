import { expect, it, vi } from 'vitest';
import { allRows } from '#server/stores/pages';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { sweepUploads } from './sweep-uploads';

const HOUR = 60 * 60_000;

/** A clock that is this many milliseconds ahead. */
const after = (milliseconds: number) => () => new Date(Date.now() + milliseconds);

it('keeps an upload that may still become a picture for an hour', async () => {
  const { services, uploaded, files } = await openGalleryAdmin();
  await uploaded();
  await sweepUploads({ ...services, now: after(HOUR - 60_000) });
  expect(await files()).toHaveLength(1);
  await sweepUploads({ ...services, now: after(HOUR + 60_000) });
  expect(await files()).toEqual([]);
  expect(await allRows(services.uploads)).toEqual([]);
});

it('keeps none that was stored by a fast clock', async () => {
  const { services, uploaded, files } = await openGalleryAdmin();
  await uploaded();
  await sweepUploads({ ...services, now: after(-400 * 24 * HOUR) });
  expect(await files()).toEqual([]);
});

it('leaves alone an upload in progress', async () => {
  const { services } = await openGalleryAdmin();
  const row = {
    id: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
    state: 'receiving',
    since: '2026-05-01T09:30:00.000Z',
  } as const;
  services.uploadsUnderWay.begin(row.id);
  await services.uploads.set(row);
  await sweepUploads(services);
  expect(await allRows(services.uploads)).toEqual([row]);
  services.uploadsUnderWay.end(row.id);
  await sweepUploads(services);
  expect(await allRows(services.uploads)).toEqual([]);
});

it('touches no picture in the gallery and no file without a row', async () => {
  const { services, uploaded, add, files, put, newAddress } = await openGalleryAdmin();
  await add(await uploaded());
  await services.renditions.idle();
  await put(await newAddress(), Buffer.from('no picture'));
  const before = await files();
  await sweepUploads({ ...services, now: after(1000 * HOUR) });
  expect(await files()).toEqual(before);
});

it('continues at the next start when something could not be removed', async () => {
  const { services, uploaded, files } = await openGalleryAdmin();
  await uploaded();
  vi.spyOn(services.objects, 'removeAll').mockRejectedValueOnce(new Error('EBUSY'));
  const late = { ...services, now: after(2 * HOUR) };
  await expect(sweepUploads(late)).rejects.toThrow('EBUSY');
  expect(await allRows(services.uploads)).toMatchObject([{ state: 'discarded' }]);
  await sweepUploads(late);
  expect(await files()).toEqual([]);
});
