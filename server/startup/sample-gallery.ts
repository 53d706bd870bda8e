import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { galleryImageSchema } from '#domain/contracts/gallery-image';
import type { ObjectStore } from '#server/objects/ports';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';

/** The index that the build leaves beside the sample pictures: paths are within the folder. */
const samplesSchema = z.array(
  z.strictObject(galleryImageSchema.shape).omit({ id: true, createdAt: true, sortOrder: true }),
);

type Sample = z.infer<typeof samplesSchema>[number];

interface SampleGallery {
  galleryImages: GalleryImageStore;
  objects: ObjectStore;
  /** Where the build has put the samples; null or empty where there is no build. */
  folder: string | null;
  now: () => Date;
}

/**
 * Fills the gallery of a new data folder with the pictures that came with the build, as rows and
 * objects like any other.
 *
 * @throws {StoreUnavailableError} the rows could not be written; the disk's errors
 */
export async function addSampleGallery(gallery: SampleGallery): Promise<void> {
  const { folder, objects, galleryImages, now } = gallery;
  const samples = folder === null ? [] : await readSamples(folder);
  const createdAt = now().toISOString();
  const begun: string[] = [];
  try {
    const rows = await Promise.all(
      samples.map(async (sample, index) => {
        const id = randomUUID();
        begun.push(id);
        const { image, copies } = placeSample(sample, id);
        for (const [path, key] of copies) {
          await objects.put(key, createReadStream(join(folder ?? '', path)));
        }
        // From 1 on: the first picture of the company's own comes with 0 and stands before them.
        return { ...image, id, createdAt, sortOrder: index + 1 };
      }),
    );
    if (rows.length > 0) await galleryImages.add(rows);
  } catch (error) {
    // Pictures without rows are nobody's, and the next attempt brings its own.
    for (const id of begun) await objects.removeAll(id);
    throw error;
  }
}

async function readSamples(folder: string): Promise<Sample[]> {
  const text = await readFile(join(folder, 'samples.json'), 'utf8').catch(() => '[]');
  return samplesSchema.parse(JSON.parse(text));
}

/** The sample with addresses of its own, and which file goes under which key. */
function placeSample(sample: Sample, id: string) {
  const copies = new Map<string, string>();
  const place = (path: string): string => {
    const key = `${id}/${path.split('/').at(-1)}`;
    copies.set(path, key);
    return `/uploads/${key}`;
  };
  const image: Omit<GalleryImageRecord, 'id' | 'createdAt' | 'sortOrder'> = {
    ...sample,
    objectPath: place(sample.objectPath),
    picture: sample.picture && {
      ...sample.picture,
      renditions: sample.picture.renditions.map((rendition) => ({
        ...rendition,
        path: place(rendition.path),
      })),
    },
  };
  return { image, copies };
}
