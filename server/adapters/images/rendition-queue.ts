import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { GalleryPicture, Rendition } from '#domain/site/gallery/gallery-image';
import type { IncomingFiles } from '#server/ports/uploads';
import type { ObjectStore } from '#server/ports/objects';
import type { Room } from '#server/ports/room';
import { addressOfKey, keyOfAddress } from '#server/ports/object-key';
import type { GalleryImageStore } from '#server/stores/ports';
import { turnOfPicture } from '#server/ports/object-key';
import type { TurnStore } from '#server/stores/shared-ports';
import type { Renditions } from '#server/ports/pictures';
import type { ImageWork } from './image-work';
import { renderPicture, wantedRenditions } from './renditions';

interface RenditionServices {
  galleryImages: GalleryImageStore;
  objects: ObjectStore;
  incoming: IncomingFiles;
  imageWork: ImageWork;
  room: Room;
  turns: TurnStore;
  logger: Logger;
}

export interface RenditionQueue extends Renditions {
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  /** Stops after the current size; the rest is done after the next start. */
  close(): Promise<void>;
}

export function renditionQueue(services: RenditionServices): RenditionQueue {
  const { galleryImages, turns, logger } = services;
  /** Failed pictures, and those another process is at, keep what they have until the queue is woken again. */
  const skipped = new Set<string>();
  let running: Promise<void> | undefined;
  let woken = false;
  const closing = new AbortController();

  const next = async () => {
    const rows = await galleryImages.list();
    return rows.find(({ id, picture }) => picture?.renditions.length === 0 && !skipped.has(id));
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
        try {
          const make = () => makeRenditions(services, id, isWanted);
          if (!(await turns.ifFree(turnOfPicture(id), make))) skipped.add(id);
        } catch (error) {
          skipped.add(id);
          logger.error({ err: error, picture: id }, 'The sizes of a picture could not be made');
        }
      }
    }
    running = undefined;
  };

  return {
    wake() {
      skipped.clear();
      woken = true;
      running ??= work();
    },
    idle: async () => running,
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** How much a picture's sizes and the copy that they are made from take together, in originals. */
const ORIGINALS = 2;

/** Makes all sizes of one picture, and adds them to its row together once all of them exist. */
async function makeRenditions(
  services: RenditionServices,
  id: string,
  isWanted: (id: string) => Promise<boolean>,
): Promise<void> {
  const { galleryImages, objects, incoming, room } = services;
  // As it is now: another process may have made them until a moment ago.
  const { objectPath = '', picture } = (await galleryImages.find(id)) ?? {};
  if (picture?.renditions.length !== 0) return;
  const original = await objects.find(keyOfAddress(objectPath) ?? '');
  if (original === undefined) throw new Error(`${objectPath} is not there`);
  try {
    await room.hold(ORIGINALS * original.size, async () => {
      const source = incoming.path(id, 'source');
      await pipeline(original.read(), createWriteStream(source));
      const renditions = await sizesOf(services, { id, picture, source }, isWanted);
      if (renditions === undefined) return;
      await galleryImages.change(id, (row) => ({
        ...row,
        picture: row.picture && { ...row.picture, renditions },
      }));
    });
  } finally {
    await incoming.remove(id);
  }
}

/** Undefined for a picture that is not wanted any longer. */
async function sizesOf(
  { objects, imageWork }: RenditionServices,
  { id, picture, source }: { id: string; picture: GalleryPicture; source: string },
  isWanted: (id: string) => Promise<boolean>,
): Promise<Rendition[] | undefined> {
  const renditions: Rendition[] = [];
  for (const wanted of wantedRenditions(picture)) {
    const content = await imageWork.later(() => renderPicture(source, wanted));
    if (!(await isWanted(id))) return undefined;
    const key = `${id}/${wanted.name}`;
    await objects.put(key, Readable.from([content]));
    renditions.push({ type: wanted.type, width: wanted.width, path: addressOfKey(key) });
  }
  return renditions;
}
