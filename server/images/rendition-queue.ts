import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Rendition } from '#domain/contracts/gallery-image';
import type { IncomingFiles } from '#server/objects/incoming-files';
import type { ObjectStore } from '#server/objects/ports';
import { addressOfKey, keyOfAddress } from '#server/objects/object-key';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import type { ImageWork } from './image-work';
import { renderPicture, wantedRenditions } from './renditions';

interface RenditionServices {
  galleryImages: GalleryImageStore;
  objects: ObjectStore;
  incoming: IncomingFiles;
  imageWork: ImageWork;
  logger: Logger;
}

/** Generates the sizes of new pictures in the background. */
export interface RenditionQueue {
  /** Queues every picture without renditions: new, interrupted by a restart, or failed before. */
  wake(): void;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Resolves once no more files are being written for this picture, whose row has been removed. */
  letGo(id: string): Promise<void>;
  /** Stops after the current size; the rest is done after the next start. */
  close(): Promise<void>;
}

export function renditionQueue(services: RenditionServices): RenditionQueue {
  const { galleryImages, logger } = services;
  /** Failed pictures keep only their original until the queue is woken again. */
  const failed = new Set<string>();
  let current: { id: string; made: Promise<void> } | undefined;
  let running: Promise<void> | undefined;
  let woken = false;
  const closing = new AbortController();

  const next = async () => {
    const rows = await galleryImages.list();
    return rows.find(({ id, picture }) => picture?.renditions.length === 0 && !failed.has(id));
  };
  const isWanted = async (id: string) =>
    !closing.signal.aborted && (await galleryImages.find(id)) !== undefined;

  const work = async (): Promise<void> => {
    while (woken && !closing.signal.aborted) {
      woken = false;
      for (
        let row = await next();
        row !== undefined && !closing.signal.aborted;
        row = await next()
      ) {
        const { id } = row;
        const made = makeRenditions(services, row, isWanted).catch((error: unknown) => {
          failed.add(id);
          logger.error({ err: error, picture: id }, 'The sizes of a picture could not be made');
        });
        current = { id, made };
        await made;
        current = undefined;
      }
    }
    running = undefined;
  };

  return {
    wake() {
      failed.clear();
      woken = true;
      running ??= work();
    },
    idle: async () => running,
    letGo: async (id) => {
      if (current?.id === id) await current.made;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Makes all sizes of one picture, and adds them to its row together once all of them exist. */
async function makeRenditions(
  { galleryImages, objects, incoming, imageWork }: RenditionServices,
  { id, objectPath, picture }: GalleryImageRecord,
  isWanted: (id: string) => Promise<boolean>,
): Promise<void> {
  if (picture === undefined) return;
  const source = incoming.path(id, 'source');
  try {
    const original = await objects.find(keyOfAddress(objectPath) ?? '');
    if (original === undefined) throw new Error(`${objectPath} is not there`);
    await pipeline(original.read(), createWriteStream(source));
    const renditions: Rendition[] = [];
    for (const wanted of wantedRenditions(picture)) {
      const content = await imageWork.later(() => renderPicture(source, wanted));
      if (!(await isWanted(id))) return;
      const key = `${id}/${wanted.name}`;
      await objects.put(key, Readable.from([content]));
      renditions.push({ type: wanted.type, width: wanted.width, path: addressOfKey(key) });
    }
    await galleryImages.change(id, (row) => ({
      ...row,
      picture: row.picture && { ...row.picture, renditions },
    }));
  } finally {
    await incoming.remove(id);
  }
}
