import { waitsForServer, type KeptPhoto } from '#app/offline/photos/photo-row';
import { arrivedWords, type NamedPhoto } from '#domain/order/photos';

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
    const words = state === 'removed' ? 'No longer kept' : 'On its way';
    return { ...shown, state: 'away', words };
  });
}

function waitingWords(isTried: boolean, { online, isSent }: Surroundings): string {
  if (!isSent) return 'Follows by itself';
  if (!online) return 'Waiting for a signal';
  return isTried ? 'Waiting to be sent' : 'Being sent';
}

/**
 * What has become of a question's photos, all together; undefined where each has its own words, and before it is known.
 *
 * @param keptPhotos what waits on this device; null before it is read
 * @param device "phone"
 */
export function photosNote(
  namedPhotos: readonly NamedPhoto[],
  keptPhotos: readonly KeptPhoto[] | null,
  online: boolean,
  device: string,
): string | undefined {
  const { length: all } = namedPhotos;
  const arrived = namedPhotos.filter(({ state }) => state === 'arrived').length;
  if (arrived === all)
    return all === 1 ? 'The photo has arrived.' : `All ${all} photos have arrived.`;
  const words = arrivedWords(namedPhotos);
  if (words === undefined || keptPhotos === null) return undefined;
  const awaited = new Set(namedPhotos.flatMap(({ id, state }) => (state === 'awaited' ? id : [])));
  const waiting = keptPhotos.filter(({ id, state }) => state === 'waiting' && awaited.has(id));
  if (waiting.length > 0) {
    const isLater = areHeldUp(keptPhotos) || waiting.some(({ lastProblem }) => lastProblem);
    const when = online ? (isLater ? 'later' : 'now') : 'offline';
    const sending = sendingWords(waiting.length, waiting.length < all, device, when);
    return arrived > 0 ? `${words}. ${sending}` : sending;
  }
  const missing = missingHere([namedPhotos], keptPhotos).length;
  if (missing === 0) return `${words}.`;
  const [one, other] = arrived > 0 ? ['the other', 'the others'] : ['it', 'them'];
  const sends = missing === 1 ? `it was added sends ${one}` : `they were added sends ${other}`;
  // This device may have sent them since, and the page not have heard of it.
  return `${hadArrived(arrived, all)} when this page was last updated. The device on which ${sends}.`;
}

function hadArrived(count: number, all: number): string {
  if (count > 0) return `${count} of ${all} photos had arrived`;
  return all === 1 ? 'The photo had not arrived' : `None of the ${all} photos had arrived`;
}

function sendingWords(
  count: number,
  isRest: boolean,
  device: string,
  when: 'offline' | 'later' | 'now',
): string {
  const [are, themselves, yours] = count === 1 ? ['is', 'itself', 'Your photo'] : ['are', 'themselves', `Your ${count} photos`]; // oxfmt-ignore
  const who = isRest ? `${count} more` : yours;
  if (when === 'now') return `${who} ${are} being sent from this ${device}.`;
  if (when === 'offline') return `${who} will be sent from this ${device} when there is a signal.`;
  return `${who} ${are} kept on this ${device} and will be sent by ${themselves} later.`;
}

/**
 * The ids of photos that our server awaits and this device does not have: it has sent them a moment ago, or another
 * device will. None before it is known what waits here.
 */
export function missingHere(
  questions: readonly (readonly NamedPhoto[])[],
  keptPhotos: readonly KeptPhoto[] | null,
): string[] {
  if (keptPhotos === null) return [];
  const here = new Set(keptPhotos.map(({ id }) => id));
  return questions
    .flat()
    .flatMap(({ id, state }) => (state === 'awaited' && !here.has(id) ? id : []));
}

/** Whether our server takes none of this device's photos now: after one such answer the others are not tried. */
function areHeldUp(keptPhotos: readonly KeptPhoto[]): boolean {
  return keptPhotos.some(
    ({ state, lastProblem }) => state === 'waiting' && lastProblem && waitsForServer(lastProblem),
  );
}
