import {
  LinearSRGBColorSpace, UnsignedByteType, WebGLRenderTarget, type Camera, type Scene, type WebGLRenderer,
} from 'three'; // oxfmt-ignore
import type { PictureSize } from '#domain/room/scene/scene';
import { Film } from './film';

/** Pictures added up for a still: few enough that a phone's share sheet still counts as pressed. */
const PICTURES = 24;
/** The qualities of a JPEG, of which the first is taken that keeps it small enough for a device to keep many. */
const QUALITIES = [0.88, 0.8, 0.7, 0.55];
const SMALL_ENOUGH = 600_000;

/**
 * A picture of the scene as a JPEG, apart from the canvas.
 *
 * @param prepare called before each of the pictures that are added up
 * @throws Error when the device cannot make one of this size
 */
export async function still(
  renderer: WebGLRenderer,
  { scene, camera, exposure }: { scene: Scene; camera: Camera; exposure: number },
  { width, height }: PictureSize,
  prepare: (n: number) => void,
): Promise<Blob> {
  const film = new Film(renderer);
  const print = new WebGLRenderTarget(width, height, { type: UnsignedByteType, depthBuffer: false, colorSpace: LinearSRGBColorSpace }); // oxfmt-ignore
  const pixels = new Uint8ClampedArray(width * height * 4);
  try {
    film.resize(width, height);
    for (let n = 0; n < PICTURES; n += 1) {
      prepare(n);
      film.add(scene, camera, n);
    }
    film.develop(exposure, 1, print);
    await renderer.readRenderTargetPixelsAsync(print, 0, 0, width, height, pixels);
  } finally {
    film.dispose();
    print.dispose();
  }
  const sheet = document.createElement('canvas');
  sheet.width = width;
  sheet.height = height;
  const context = sheet.getContext('2d');
  // WebGL counts lines from the bottom.
  for (let line = 0; line < height; line += 1) {
    const row = pixels.slice((height - 1 - line) * width * 4, (height - line) * width * 4);
    context?.putImageData(new ImageData(row, width, 1), 0, line);
  }
  return jpegOf(sheet);
}

async function jpegOf(sheet: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((made) => {
      sheet.toBlob(made, 'image/jpeg', quality);
    });
    if (blob && (blob.size <= SMALL_ENOUGH || quality === QUALITIES.at(-1))) return blob;
  }
  throw new Error('The picture cannot be made');
}
