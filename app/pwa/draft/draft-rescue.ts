import * as z from 'zod/mini';
import { draftSchema } from '#domain/draft/draft';
import { draftStepSchema } from '#app/offline/drafts/draft-record';
import { localMemory, recall, remember } from '#app/pwa/local-memory';

const KEY = 'unsaved-draft';

const rescueSchema = z.object({
  draft: draftSchema,
  step: draftStepSchema,
  /** The stored revision that the draft goes on from; 0 when there was none. */
  base: z.int().check(z.nonnegative()),
});

/** A draft with changes that a closing page had no time to write into IndexedDB. */
export type Rescue = z.infer<typeof rescueSchema>;

/** Where such a draft waits for the next page: localStorage, which is written before it returns. */
export interface DraftRescue {
  write: (rescue: Rescue) => void;
  /** Null when there is none, or none that this program can read. */
  read: () => Rescue | null;
  clear: () => void;
}

export const draftRescue: DraftRescue = {
  write: (rescue) => remember(KEY, JSON.stringify(rescue)),
  read() {
    try {
      return z.parse(rescueSchema, JSON.parse(recall(KEY) ?? 'null'));
    } catch {
      return null;
    }
  },
  clear() {
    try {
      localMemory()?.removeItem(KEY);
    } catch {
      // What could not be written need not be removed.
    }
  },
};
