import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageType } from '#domain/site/gallery/image-limits';
import { NoRoomError } from '#server/stores/ports';
import { cutJpeg, noise, phonePhoto, PHOTOS } from '#server/testing/photos';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { preparePhoto } from './prepare-photo';

async function prepared(content: Buffer, type: ImageType = 'image/jpeg') {
  const folder = await temporaryFolder();
  const [source, target] = [join(folder, 'source'), join(folder, 'target.jpg')];
  await writeFile(source, content);
  return { target, ...(await preparePhoto(source, type, target)) };
}

/** The pixels of a row of the picture, from its top (0) to its bottom (1). */
async function rowOf(target: string, at: number): Promise<Buffer> {
  return sharp(target)
    .extract({ left: 0, top: Math.floor(239 * at), width: 240, height: 1 })
    .raw()
    .toBuffer();
}

const GREY = Buffer.alloc(240 * 3, 128);

describe('a JPEG that is not whole', () => {
  it.each([
    ['its last two bytes', async () => (await noise(240).jpeg().toBuffer()).subarray(0, -2)],
    ['5 % of it', () => cutJpeg(0.95)],
    ['30 % of it', () => cutJpeg(0.7)],
    ['5 % of its refinement', () => cutJpeg(0.95, { progressive: true })],
    ['half its refinement', () => cutJpeg(0.5, { progressive: true })],
    [
      'a piece in the middle',
      async () => {
        const photo = await cutJpeg(1);
        const at = Math.floor(photo.length * 0.8);
        return Buffer.concat([photo.subarray(0, at), photo.subarray(at + 500)]);
      },
    ],
  ])('is taken without %s, and what is there is seen', async (_what, make) => {
    const { target, width, height } = await prepared(await make());
    expect({ width, height }).toEqual({ width: 240, height: 240 });
    // What was written is whole: every other reader takes it.
    await sharp(target, { failOn: 'warning' }).stats();
    for (const at of [0, 0.3, 0.6]) expect((await rowOf(target, at)).equals(GREY)).toBe(false);
  });

  it('is taken upright', async () => {
    const photo = await phonePhoto({ width: 300, height: 200, orientation: 6 });
    expect(await prepared(photo.subarray(0, -2))).toMatchObject({ width: 200, height: 300 });
  });

  it.each([
    ['a half', () => cutJpeg(0.5)],
    ['a half, in grey', async () => half(await noise(240).greyscale().jpeg().toBuffer())],
    [
      'a half, in an iPhone’s colours',
      async () => half(await noise(240).withIccProfile('p3').jpeg().toBuffer()),
    ],
    ['all but its header', () => header()],
    ['all but its header and its end', async () => Buffer.concat([await header(), END])],
    ['all but its first bytes', async () => (await cutJpeg(1)).subarray(0, 40)],
  ])('is refused without %s', async (_what, make) => {
    await expect(prepared(await make())).rejects.toMatchObject({
      status: 422,
      code: 'unusable_picture',
    });
  });
});

it('takes a whole picture of one grey', async () => {
  const grey = { create: { width: 60, height: 40, channels: 3, background: '#808080' } } as const;
  const photo = await sharp(grey).jpeg().toBuffer();
  expect(await prepared(photo)).toMatchObject({ width: 60, height: 40 });
});

it.each(PHOTOS.slice(1))('refuses half of an %s', async (type, make) => {
  await expect(prepared(half(await make()), type as ImageType)).rejects.toMatchObject({
    status: 422,
    code: 'unusable_picture',
  });
});

describe('a picture in AVIF’s container', () => {
  it.each(['mif1', 'msf1'])('is taken when its first name is %s', async (kind) => {
    const { width, height } = await prepared(await said(kind, 'mif1miafavif'), 'image/avif');
    expect({ width, height }).toEqual({ width: 60, height: 40 });
  });

  it.each([
    ['HEIC', () => said('heic', 'mif1heicmiaf')],
    ['anything', () => said('mif1', 'mif1heicmiaf')],
    ['AVIF behind the end of the list', async () => Buffer.from('\0\0\0\x10ftypmif1\0\0\0\0avif')],
  ])('is refused when it is said to be %s', async (_what, make) => {
    await expect(prepared(await make(), 'image/avif')).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_picture_type',
    });
  });
});

/** An AVIF picture that is said to be another kind, and to be read as these. */
async function said(kind: string, readAs: string): Promise<Buffer> {
  const photo = sharp(await phonePhoto());
  const picture = await photo.avif({ effort: 0 }).toBuffer();
  picture.write(kind, 8, 'latin1');
  picture.write(readAs, 16, 'latin1');
  return picture;
}

const END = Buffer.from('ffd9', 'hex');

/** A JPEG as far as its picture begins. */
async function header(): Promise<Buffer> {
  const photo = await cutJpeg(1);
  const scan = photo.indexOf(Buffer.from('ffda', 'hex'));
  return photo.subarray(0, scan + 14);
}

const half = (photo: Buffer) => photo.subarray(0, photo.length >> 1);

it.runIf(process.platform === 'linux')(
  'does not call a picture unusable because the disk is full',
  async () => {
    const source = join(await temporaryFolder(), 'source');
    await writeFile(source, await phonePhoto());
    // Linux's full disk of one file.
    await expect(preparePhoto(source, 'image/jpeg', '/dev/full')).rejects.toThrow(NoRoomError);
  },
);
