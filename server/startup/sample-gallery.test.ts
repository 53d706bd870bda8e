import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { builtSamples } from '#server/testing/built-samples';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

describe('a new data folder', () => {
  it('gets the samples in order, marked, with every file they refer to', async () => {
    const { app, services } = await openTestApp({
      samplesFolder: await builtSamples('one', 'two'),
    });
    const rows = await services.galleryImages.list();
    expect(rows.map(({ title }) => title)).toEqual(['one', 'two']);
    expect(rows.every(({ tags }) => tags.includes('visualisation'))).toBe(true);
    // The company's own first picture has 0, so it comes before them.
    expect(rows.every(({ sortOrder }) => sortOrder > 0)).toBe(true);
    for (const { objectPath, picture, title } of rows) {
      const whole = await request(app).get(objectPath).expect(200);
      expect(String(whole.body)).toBe(`${title} whole`);
      const small = await request(app).get(picture?.renditions[0]?.path ?? '');
      expect([small.status, String(small.body)]).toEqual([200, `${title} small`]);
    }
  });

  it.each([
    ['with SAMPLES=off', { SAMPLES: 'off' }, true],
    ['without a build', {}, false],
  ])('starts empty %s', async (_when, environment, built) => {
    const samplesFolder = built ? await builtSamples('one') : await temporaryFolder();
    const { services } = await openTestApp({ samplesFolder, environment });
    expect(await services.galleryImages.list()).toEqual([]);
  });
});

describe('a data folder in use', () => {
  it.each([
    ['has its samples already', 'on', 1],
    ['has started without them', 'off', 0],
  ])('gets none when it %s', async (_why, SAMPLES, count) => {
    const samplesFolder = await builtSamples('one');
    const first = await openTestApp({ samplesFolder, environment: { SAMPLES } });
    await first.services.close();
    const again = await openTestApp({ samplesFolder, folder: first.folder });
    expect(await again.services.galleryImages.list()).toHaveLength(count);
  });
});
