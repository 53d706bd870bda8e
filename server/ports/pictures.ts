import type { ImageType } from '#domain/site/gallery/image-limits';

/** What a page needs to know about a picture before its bytes arrive. */
interface PreparedPhoto {
  /** Pixels, after rotation. */
  width: number;
  height: number;
  /** A blurred placeholder, as a data URL. */
  blur: string;
}

/**
 * Checks that the file is a picture of its declared type, and re-encodes it to `target`: a JPEG,
 * upright, in sRGB, without any metadata. One picture after another.
 *
 * A damaged JPEG is taken if at least two thirds of its area can be seen; what is missing is grey. Whether the file
 * arrived whole is for the caller to check. Any other damaged picture is refused.
 *
 * @param longest the longest side of the result, in pixels
 * @throws {ApiProblem} 415 unsupported_picture_type, 422 unusable_picture or picture_too_large
 */
export type PreparePhoto = (
  source: string,
  type: ImageType,
  target: string,
  options?: { longest?: number },
) => Promise<PreparedPhoto>;

/** Generates the sizes of new pictures in the background, those of one picture in one process. */
export interface Renditions {
  /** Queues every picture without renditions: new, interrupted by a restart, or failed before. */
  wake(): void;
}
