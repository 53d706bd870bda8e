import type { Topic } from './announce';

export const OUTBOX_LOCK = 'outbox-drain';
export const PHOTO_DRAIN_LOCK = 'photo-drain';

/** What the holder of a lock announces while it works: one who is silent for long was suspended. */
export function signOfLife(lock: string): Topic {
  return lock === PHOTO_DRAIN_LOCK ? 'photo-part' : 'outbox';
}
