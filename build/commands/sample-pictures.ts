import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { sampleGallery, type SampleImage } from '#app/content/gallery/sample-gallery';
import { VISUALISATION_TAG } from '#domain/gallery/gallery-image';
import { blurOf, captionOf } from '#build/plugins/pictures';

const root = resolve(import.meta.dirname, '../..');
const MEDIA = resolve(root, 'app/media');
const CACHE = resolve(root, '.cache/samples');

/** Raise it when `render` changes. */
const RECIPE = '1';
const WIDTHS = [400, 800, 1200, 1600];
const FORMATS = {
  avif: { type: 'image/avif', options: { quality: 50, effort: 2 } },
  webp: { type: 'image/webp', options: { quality: 68 } },
} as const;

/**
 * Writes the gallery's sample pictures to the folder, each with its original and renditions in a folder
 * of its own, and `samples.json`, which the server uses to fill a new gallery.
 */
export async function buildSamples(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const samples = [];
  // One at a time: each uses every core for its renditions.
  for (const sample of sampleGallery) samples.push(await buildSample(sample, folder));
  await writeFile(join(folder, 'samples.json'), JSON.stringify(samples));
}

async function buildSample({ file, ...words }: SampleImage, folder: string) {
  const source = join(MEDIA, file);
  const name = basename(file, '.jpg');
  await cp(await rendered(source), join(folder, name), { recursive: true });
  await copyFile(source, join(folder, name, 'original.jpg'));
  const { width, height } = await sharp(source).metadata();
  const { alt, focus } = await captionOf(source);
  return {
    ...words,
    tags: [VISUALISATION_TAG],
    objectPath: `${name}/original.jpg`,
    picture: {
      width,
      height,
      alt,
      focus,
      blur: await blurOf(source),
      renditions: renditions().map(({ file: rendition, type, width: wide }) => ({
        type,
        width: wide,
        path: `${name}/${rendition}`,
      })),
    },
  };
}

function renditions() {
  return Object.entries(FORMATS).flatMap(([format, { type, options }]) =>
    WIDTHS.map((width) => ({ file: `${width}.${format}`, type, width, options })),
  );
}

/** The folder with a picture's renditions, generated once per content. */
async function rendered(source: string): Promise<string> {
  const content = await readFile(source);
  const hash = createHash('sha256').update(RECIPE).update(content).digest('hex').slice(0, 16);
  const folder = join(CACHE, hash);
  if (await isFolder(folder)) return folder;
  const partial = `${folder}.part`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await Promise.all(
    renditions().map(({ file, type, width, options }) => {
      const sized = sharp(content).resize({ width, withoutEnlargement: true });
      const encoded = type === 'image/avif' ? sized.avif(options) : sized.webp(options);
      return encoded.toFile(join(partial, file));
    }),
  );
  await rename(partial, folder);
  return folder;
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
