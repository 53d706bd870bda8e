import { waitsForServer, type KeptPhoto } from '#app/offline/photos/photo-row';
import type { NamedPhoto } from '#domain/order/photos';

/** A photo of a question as the page shows it. */
export interface ShownPhoto {
  id: string;
  /** What this device has of it, while it waits here. */
  content: ArrayBuffer | undefined;
  state: 'waiting' | 'arrived' | 'refused' | 'away';
  /** What has become of it, in a few words. */
  words: string;
}

interface Surroundings {
  online: boolean;
  /** Whether the question itself has arrived. */
  isSent: boolean;
}

/** The photos that a question names: what our server says of each, and what waits on this device. */
export function shownPhotos(
  namedPhotos: readonly NamedPhoto[],
  keptPhotos: readonly KeptPhoto[],
  surroundings: Surroundings,
): ShownPhoto[] {
  return namedPhotos.map(({ id, state }) => {
    const here = keptPhotos.find((photo) => photo.id === id);
    const shown = { id, content: here?.content };
    if (state === 'arrived') return { ...shown, state, words: 'Arrived' };
    if (here?.state === 'attention') {
      const words = here.lastProblem?.message ?? 'It could not be sent.';
      return { ...shown, state: 'refused', words };
    }
    if (state === 'refused') return { ...shown, state, words: 'It could not be used.' };
    if (here) {
      const isTried = here.lastProblem !== undefined || areHeldUp(keptPhotos);
      return { ...shown, state: 'waiting', words: waitingWords(isTried, surroundings) };
    }
    const words = state === 'removed' ? 'No longer kept' : 'Not here yet';
    return { ...shown, state: 'away', words };
  });
}

function waitingWords(isTried: boolean, { online, isSent }: Surroundings): string {
  if (!isSent) return 'Follows your question';
  if (!online) return 'Waiting for a signal';
  return isTried ? 'Waiting to be sent' : 'Being sent';
}

/** What is said where photos wait here because our server takes none now; undefined where none does. */
export function laterWords(
  namedPhotos: readonly NamedPhoto[],
  keptPhotos: readonly KeptPhoto[],
  device: string,
): string | undefined {
  const awaited = new Set(namedPhotos.flatMap(({ id, state }) => (state === 'awaited' ? id : [])));
  const waiting = keptPhotos.filter(({ id, state }) => state === 'waiting' && awaited.has(id));
  if (waiting.length === 0 || !areHeldUp(keptPhotos)) return undefined;
  return waiting.length === 1
    ? `Your photo is kept on this ${device}. It will be sent by itself later.`
    : `Your photos are kept on this ${device}. They will be sent by themselves later.`;
}

/** Whether our server takes none of this device's photos now: after one such answer the others are not tried. */
function areHeldUp(keptPhotos: readonly KeptPhoto[]): boolean {
  return keptPhotos.some(
    ({ state, lastProblem }) => state === 'waiting' && lastProblem && waitsForServer(lastProblem),
  );
}
