import {
  CanvasTexture, EquirectangularReflectionMapping, PMREMGenerator, SRGBColorSpace, type WebGLRenderer, type WebGLRenderTarget,
} from 'three'; // oxfmt-ignore
import { axesOf, type PhotoCamera } from '#domain/room/photo/photo-camera';

/** Pixels of the picture all round. */
const [AROUND, UP] = [256, 128];

/**
 * What the panes of a room reflect: nobody knows what is behind the photographer, so it is the garden before them once
 * more, mirrored all round, its sky overhead and its lawn below.
 */
export function surroundingsOf(
  renderer: WebGLRenderer,
  picture: CanvasImageSource,
  camera: PhotoCamera,
): WebGLRenderTarget | null {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [AROUND, UP];
  const context = sheet.getContext('2d');
  if (!context) return null;
  const { width, height, focal } = camera;
  const looking = Math.asin(axesOf(camera).forward[2]);
  const half = Math.atan(height / 2 / focal);
  const rowAt = (angle: number) => (0.5 - angle / Math.PI) * UP;
  const [top, bottom] = [rowAt(looking + half), rowAt(looking - half)];
  for (const isMirrored of [false, true]) {
    context.setTransform(isMirrored ? -1 : 1, 0, 0, 1, isMirrored ? AROUND : 0, 0);
    const strip = (from: number, rows: number, to: number, down: number) =>
      context.drawImage(picture, 0, from, width, rows, 0, to, AROUND / 2, down);
    strip(0, height / 20, 0, top + 1);
    strip((height * 19) / 20, height / 20, bottom - 1, UP - bottom + 1);
    strip(0, height, top, bottom - top);
  }
  const texture = new CanvasTexture(sheet);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = SRGBColorSpace;
  const generator = new PMREMGenerator(renderer);
  const made = generator.fromEquirectangular(texture);
  generator.dispose();
  texture.dispose();
  return made;
}
