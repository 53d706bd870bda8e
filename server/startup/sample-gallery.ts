import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { galleryImageSchema } from '#domain/site/gallery/gallery-image';
import type { ObjectStore } from '#server/ports/objects';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';

/** The build's index of the sample pictures; its paths are relative to the folder. */
const samplesSchema = z.array(
  z.strictObject(galleryImageSchema.shape).omit({ id: true, createdAt: true, sortOrder: true }),
);

type Sample = z.infer<typeof samplesSchema>[number];

interface SampleGallery {
  galleryImages: GalleryImageStore;
  objects: ObjectStore;
  /** The build's folder of samples; null or empty without a build. */
  folder: string | null;
  now: () => Date;
}

/**
 * Fills the gallery of a new data folder with the pictures that come with the build, as ordinary rows
 * and objects.
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
        // Starts at 1: the company's own first picture gets 0, and comes before them.
        return { ...image, id, createdAt, sortOrder: index + 1 };
      }),
    );
    if (rows.length > 0) await galleryImages.add(rows);
  } catch (error) {
    // Nothing refers to pictures without rows, and the next attempt makes its own.
    for (const id of begun) await objects.removeAll(id);
    throw error;
  }
}

async function readSamples(folder: string): Promise<Sample[]> {
  // A build without sample pictures has no such file.
  const text = await readFile(join(folder, 'samples.json'), 'utf8').catch(() => '[]');
  return samplesSchema.parse(JSON.parse(text));
}

/** The sample with new paths, and the key each of its files is stored under. */
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
