import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleGallery, type SampleImage } from '#app/content/gallery/sample-gallery';
import type { PictureData } from '#app/content/picture-data';
import { designTag } from '#domain/site/gallery/design-tag';
import { VISUALISATION_TAG } from '#domain/site/gallery/gallery-image';

const MEDIA = resolve(import.meta.dirname, '../../app/media');

/** The program that writes the site's pages, of which this needs the pictures. */
interface Writer {
  OWN_PICTURES: ReadonlyMap<string, PictureData>;
}

/**
 * Copies the gallery's sample pictures out of the built site, each with its original and renditions in a
 * folder of its own, and writes `samples.json`, which the server uses to fill a new gallery.
 *
 * @param dist of a build whose pages are written
 * @throws Error for a sample that is not among the site's pictures
 */
export async function copySamples(dist: string): Promise<void> {
  const folder = join(dist, 'server/samples');
  await rm(folder, { recursive: true, force: true });
  const { OWN_PICTURES }: Writer = await import(
    pathToFileURL(join(dist, 'pages/write-site.js')).href
  );
  const samples = [];
  for (const sample of sampleGallery) {
    const picture = OWN_PICTURES.get(sample.file);
    if (picture === undefined) throw new Error(`The site has no picture ${sample.file}`);
    samples.push(await copySample(sample, picture, { client: join(dist, 'client'), folder }));
  }
  await writeFile(join(folder, 'samples.json'), JSON.stringify(samples));
}

async function copySample(
  { file, design, ...words }: SampleImage,
  { sources, img, alt, focus, blur }: PictureData,
  { client, folder }: { client: string; folder: string },
) {
  const name = basename(file, '.jpg');
  await mkdir(join(folder, name), { recursive: true });
  await copyFile(join(MEDIA, file), join(folder, name, 'original.jpg'));
  const renditions = [];
  for (const [, address = '', width] of sources.avif?.matchAll(/(\S+) (\d+)w/g) ?? []) {
    const path = `${name}/${width}.avif`;
    await copyFile(join(client, address), join(folder, path));
    renditions.push({ type: 'image/avif', width: Number(width), path });
  }
  return {
    ...words,
    tags: [VISUALISATION_TAG, ...(design ? [designTag(design)] : [])],
    objectPath: `${name}/original.jpg`,
    picture: { width: img.w, height: img.h, alt, focus, blur, renditions },
  };
}
