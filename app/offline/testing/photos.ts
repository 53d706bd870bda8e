import type { KeptPhoto } from '#app/offline/photos/photo-row';
import { newId } from '#app/offline/storage/new-id';
import { TOKEN } from './followed';

/** A photo as it waits on a device. */
export function aKeptPhoto(changes: Partial<KeptPhoto> = {}): KeptPhoto {
  return {
    schema: 1,
    id: newId(),
    createdAt: 1_790_000_000_000,
    to: { kind: 'question', token: TOKEN },
    content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer,
    sha256: 'A'.repeat(43),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: 1_790_000_000_000,
    ...changes,
  };
}
