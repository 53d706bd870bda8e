import * as z from 'zod/mini';
import {
  lightSchema,
  standingSchema,
  type GardenPhotoRecord,
} from '#app/offline/garden-photos/garden-photo-record';
import { forget, recall, remember } from '#app/pwa/local-memory';

const KEY = 'unsaved-garden-photo';

const rescueSchema = z.object({
  of: z.string(),
  /** When it was done. Milliseconds since 1970. */
  at: z.int(),
  /** Bytes of the picture that it was done in: the picture itself would not fit. */
  size: z.int(),
  standing: standingSchema,
  light: lightSchema,
});

type Part = 'of' | 'picture' | 'standing' | 'light';

/**
 * What was last done in a photo while it is not in IndexedDB, for the next page: in localStorage, because its writes are
 * synchronous, and a browser that closes a page waits for nothing else.
 */
export const photoRescue = {
  write({ of, picture, standing, light }: Pick<GardenPhotoRecord, Part>): void {
    const size = picture.byteLength;
    remember(KEY, JSON.stringify({ of, at: Date.now(), size, standing, light }));
  },
  /** Null when there is none, or none this version can read. */
  read(): z.infer<typeof rescueSchema> | null {
    try {
      return z.parse(rescueSchema, JSON.parse(recall(KEY) ?? 'null'));
    } catch {
      // Nothing that this version can read counts as nothing stored.
      return null;
    }
  },
  clear: (): void => forget(KEY),
};
