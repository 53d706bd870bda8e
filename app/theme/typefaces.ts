import headings from './fonts/brygada-1918.woff2?url';
import words from './fonts/hanken-grotesk.woff2?url';

/** In step with build/fonts/page-fonts.ts, which cuts the files: Latin and our weights only. */
const TYPEFACES = [
  ['Brygada 1918 Variable', headings],
  ['Hanken Grotesk Variable', words],
] as const;

/**
 * Loads the real typefaces and shows all of them in one moment: each by itself would lay out the
 * page once more. Measured stand-ins hold their place until then, and for good where they cannot be had.
 */
export async function addTypefaces(): Promise<void> {
  const faces = TYPEFACES.map(
    ([family, file]) => new FontFace(family, `url(${file})`, { weight: '400 600' }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
}
