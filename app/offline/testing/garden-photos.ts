import type { GardenPhotoRecord } from '#app/offline/garden-photos/garden-photo-record';

/** A garden's photo as it is kept, for the room in the builder. */
export function aGardenPhoto(
  changes: Partial<Omit<GardenPhotoRecord, 'schema'>> = {},
): Omit<GardenPhotoRecord, 'schema'> {
  const camera = {
    width: 1200,
    height: 800,
    focal: 900,
    turned: 0,
    pitch: -0.1,
    roll: 0,
    at: [2, -6, 1.6] as const,
  };
  return {
    of: 'builder',
    savedAt: 1_790_000_000_000,
    picture: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer,
    focal: 26,
    standing: {
      shell: { width: 4, depth: 4 },
      camera,
      pegs: [],
      fault: null,
      sure: null,
      marks: [],
    },
    taken: null,
    light: { sun: null, sunshine: null, brightness: 0, warmth: 0 },
    ...changes,
  };
}
