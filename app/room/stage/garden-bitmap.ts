import type { PictureSize } from '#domain/room/scene/scene';
import type { Light } from './colour';

/** Screens of more pixels than this are drawn at this many per pixel of layout. */
const FINEST = 2;
/** Gardens kept: those of the last few cameras. */
const KEPT = 4;

const gardens = new Map<string, HTMLCanvasElement>();

/** Clears a canvas for a picture of this size, with one unit per pixel of layout. */
export function newCanvas(
  { width, height }: PictureSize,
  canvas: HTMLCanvasElement,
): CanvasRenderingContext2D {
  const fine = Math.min(FINEST, devicePixelRatio);
  canvas.width = Math.round(width * fine);
  canvas.height = Math.round(height * fine);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.scale(fine, fine);
  context.lineJoin = 'round';
  return context;
}

/** The garden seen from one camera: painted once, then kept. */
export function gardenBitmap(
  camera: string,
  size: PictureSize,
  light: Light,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const key = [camera, size.width, size.height, devicePixelRatio, light].join(' ');
  const known = gardens.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  paint(newCanvas(size, canvas));
  const oldest = gardens.size >= KEPT ? gardens.keys().next().value : undefined;
  if (oldest !== undefined) gardens.delete(oldest);
  gardens.set(key, canvas);
  return canvas;
}
