import { tagsOf, type PhotoTags } from './exif';
import { shrinkInWorker } from './shrink-in-worker';

/** A photograph of a garden as it is worked with: upright, at most 2,048 pixels long, on this device only. */
export interface GardenPhoto extends PhotoTags {
  readonly picture: ImageBitmap;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The picture as a JPEG, without what the camera wrote beside it: what is kept. */
  readonly jpeg: ArrayBuffer;
}

/** Why a file cannot be used, as a sentence. */
export class PhotoProblem extends Error {}

/** Pixels of the longer side: what a screen shows of it, and little enough for a phone's memory. */
const LONGEST = 2048;
/** Pixels: below, nobody could set a peg. */
const SHORTEST = 480;
/** A panorama bends what is straight. */
const NARROWEST = 0.4;

const WORDS = {
  unreadable: 'This file cannot be read as a photograph here. Choose a JPEG, PNG, WebP or AVIF.',
  heic: 'This browser cannot read HEIC photographs. Choose it once more as “Most compatible”, or take a new one here.',
  small: 'This picture is too small to mark anything on. Choose one of at least 480 pixels.',
  panorama: 'Panoramas bend what is straight. Choose an ordinary photograph.',
} as const;

/**
 * Reads a photograph at reduced size, off the main thread.
 *
 * @throws {PhotoProblem} with a sentence, when it cannot be used
 */
export async function readPhoto(file: File): Promise<GardenPhoto> {
  const natural = await naturalSize(file);
  if (natural === null) throw new PhotoProblem(isHeic(file) ? WORDS.heic : WORDS.unreadable);
  const [long, short] = [Math.max(...natural), Math.min(...natural)];
  if (long < SHORTEST) throw new PhotoProblem(WORDS.small);
  if (short < long * NARROWEST) throw new PhotoProblem(WORDS.panorama);
  const scale = Math.min(1, LONGEST / long);
  const [width, height] = [Math.round(natural[0] * scale), Math.round(natural[1] * scale)];
  try {
    const [{ picture, jpeg }, tags] = await Promise.all([
      shrinkInWorker({ file, width, height }),
      tagsOf(file),
    ]);
    return { picture, jpeg, width, height, ...tags };
  } catch {
    throw new PhotoProblem(WORDS.unreadable);
  }
}

/** Upright, from the file's head alone; null for a file that is no picture to this browser. */
async function naturalSize(file: File): Promise<[width: number, height: number] | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((loaded, failed) => {
      image.addEventListener('load', loaded);
      image.addEventListener('error', failed);
      image.src = url;
    });
    return [image.naturalWidth, image.naturalHeight];
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function isHeic({ type, name }: File): boolean {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}
