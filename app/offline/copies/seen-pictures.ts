import * as z from 'zod/mini';
import { inTransaction } from '#app/offline/storage/transaction';

/** How many uploaded pictures a device keeps: the most recently seen, within both limits. */
const MOST_PICTURES = 30;
const MOST_BYTES = 10 * 1024 * 1024;

const seenPictureSchema = z.object({
  /** Identifies the picture regardless of size: see `pictureOf`. */
  id: z.string(),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
  /** Pixels. */
  width: z.number(),
  content: z.instanceof(ArrayBuffer),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
});

export type SeenPicture = z.infer<typeof seenPictureSchema>;

/**
 * The key that all sizes of an uploaded picture share: "abc" for /uploads/abc/800.avif and for
 * /uploads/abc.jpg.
 */
export function pictureOf(path: string): string {
  const key = path.replace(/^\/uploads\//, '');
  return key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : key.replace(/\.\w+$/, '');
}

/** The stored copy of a picture, in whatever size it was seen; null when there is none. */
export async function loadSeenPicture(path: string): Promise<SeenPicture | null> {
  const id = pictureOf(path);
  return readable(await inTransaction('pictures', 'readonly', (store) => store.get(id)));
}

/**
 * Records that a stored picture was seen again.
 *
 * @returns whether the copy is at least `width` pixels wide, so no other is needed
 */
export async function touchSeenPicture(path: string, width: number, now: number): Promise<boolean> {
  const id = pictureOf(path);
  return inTransaction('pictures', 'readwrite', async (store) => {
    const kept = readable(await store.get(id));
    if (!kept || kept.width < width) return false;
    await store.put({ ...kept, seenAt: now });
    return true;
  });
}

/** Stores a picture that was seen, evicting those seen longest ago to make room. */
export async function keepSeenPicture(picture: SeenPicture): Promise<void> {
  if (!z.safeParse(seenPictureSchema, picture).success) return;
  await inTransaction('pictures', 'readwrite', async (store) => {
    await store.put(picture);
    let count = 0;
    let bytes = 0;
    for (const row of await newestFirst(await store.getAll(), (id) => store.delete(id))) {
      count += 1;
      bytes += row.content.byteLength;
      if (count > MOST_PICTURES || bytes > MOST_BYTES) await store.delete(row.id);
    }
  });
}

/** Rows that no version can read any more only waste space. */
async function newestFirst(
  rows: readonly unknown[],
  drop: (id: string) => Promise<void>,
): Promise<SeenPicture[]> {
  const pictures: SeenPicture[] = [];
  for (const row of rows) {
    const picture = readable(row);
    if (picture) pictures.push(picture);
    else if (hasId(row)) await drop(row.id);
  }
  return pictures.toSorted((one, other) => other.seenAt - one.seenAt);
}

function readable(row: unknown): SeenPicture | null {
  const picture = z.safeParse(seenPictureSchema, row);
  return picture.success ? picture.data : null;
}

function hasId(row: unknown): row is { id: string } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
