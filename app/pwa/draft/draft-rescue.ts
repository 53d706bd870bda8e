import * as z from 'zod/mini';
import { draftSchema } from '#domain/design/draft/draft';
import { draftStepSchema } from '#app/offline/drafts/draft-store';
import { localMemory, recall, remember } from '#app/pwa/local-memory';

const KEY = 'unsaved-draft';

const rescueSchema = z.object({
  draft: draftSchema,
  step: draftStepSchema,
  /** The stored revision the draft is based on; 0 if there was none. */
  base: z.int().check(z.nonnegative()),
});

/** A draft with changes that are not in IndexedDB yet. */
export type Rescue = z.infer<typeof rescueSchema>;

/** Holds such a draft for the next page, in localStorage because its writes are synchronous. */
export interface DraftRescue {
  write: (rescue: Rescue) => void;
  /** Null when there is none, or none this version can read. */
  read: () => Rescue | null;
  clear: () => void;
}

export const draftRescue: DraftRescue = {
  write: (rescue) => remember(KEY, JSON.stringify(rescue)),
  read() {
    try {
      return z.parse(rescueSchema, JSON.parse(recall(KEY) ?? 'null'));
    } catch {
      // Nothing that this version can read counts as nothing stored.
      return null;
    }
  },
  clear() {
    try {
      localMemory()?.removeItem(KEY);
    } catch {
      // If it could not be written, there is nothing to remove.
    }
  },
};
