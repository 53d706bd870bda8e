import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { tagsOf } from './exif';

const NOW = new Date('2026-11-28T12:00:00Z');

async function tagsWith(exif: Exif) {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } });
  return tagsOf(new Blob([new Uint8Array(await plain.withExif(exif).jpeg().toBuffer())]), NOW);
}

describe('what a photograph says of itself', () => {
  it('is its lens, when it was taken and where to', async () => {
    const tags = await tagsWith({
      IFD2: { FocalLengthIn35mmFilm: '26', DateTimeOriginal: '2026:06:05 14:32:11' },
      IFD3: { GPSImgDirection: '2255/10' },
    });
    expect(tags.focal).toBe(26);
    // An English clock is an hour ahead in June.
    expect(tags.taken).toEqual({ moment: new Date('2026-06-05T13:32:00Z'), heading: 225.5 });
  });

  it('follows a camera that says its own time zone', async () => {
    const tags = await tagsWith({
      IFD2: { DateTimeOriginal: '2026:06:05 14:32:11', OffsetTimeOriginal: '-02:30' },
    });
    expect(tags.taken).toEqual({ moment: new Date('2026-06-05T17:02:00Z'), heading: null });
  });

  it('leaves out what cannot be', async () => {
    const odd = { FocalLengthIn35mmFilm: '0', DateTimeOriginal: '1970:01:01 00:00:00' };
    expect(await tagsWith({ IFD2: odd, IFD3: { GPSImgDirection: '720/1' } })).toEqual({ focal: null, taken: null }); // oxfmt-ignore
    for (const never of ['2000:01:01 00:00:00', '2031:06:05 14:32:11', '0000:00:00 00:00:00'])
      expect((await tagsWith({ IFD2: { DateTimeOriginal: never } })).taken).toBeNull();
    const turned = { DateTimeOriginal: '2026:06:05 14:32:11' };
    const { taken } = await tagsWith({ IFD2: turned, IFD3: { GPSImgDirection: '720/1' } });
    expect(taken?.heading).toBeNull();
    expect((await tagsWith({ IFD2: turned, IFD3: { GPSImgDirection: '1/0' } })).taken?.heading).toBeNull(); // oxfmt-ignore
    expect(await tagsOf(new Blob(['no picture']), NOW)).toEqual({ focal: null, taken: null });
  });
});
