import type { NamedPhoto } from '#domain/order/contracts/photos';

/** "1 photo", "3 photos". */
export function photosInWords({ length }: readonly unknown[]): string {
  return length === 1 ? '1 photo' : `${length} photos`;
}

/** How many photos of a question have arrived: "2 of 3 photos have arrived"; undefined once none is missing. */
export function arrivedWords(photos: readonly Pick<NamedPhoto, 'state'>[]): string | undefined {
  const arrived = photos.filter(({ state }) => state === 'arrived').length;
  const isComplete = !photos.some(({ state }) => state === 'awaited');
  if (isComplete) return undefined;
  if (photos.length === 1) return 'The photo has not arrived yet';
  if (arrived === 0) return `None of the ${photos.length} photos has arrived yet`;
  return `${arrived} of ${photos.length} photos ${arrived === 1 ? 'has' : 'have'} arrived`;
}
