import headings from './fonts/brygada-1918.woff2?url';
import words from './fonts/hanken-grotesk.woff2?url';

/** Keep in step with build/fonts/page-fonts.ts, which subsets the files: Latin and our weights only. */
const TYPEFACES = [
  ['Brygada 1918 Variable', headings],
  ['Hanken Grotesk Variable', words],
] as const;

/** The typefaces for a page that runs no script. */
export function typefaceRules(): string {
  return TYPEFACES.map(
    ([family, file]) =>
      `@font-face{font-family:"${family}";src:url(${file});font-weight:400 600;font-display:swap}`,
  ).join('');
}

/**
 * Loads the real typefaces and shows them all at once, because each would cause another layout.
 * Metric-matched fallbacks stand in until then, and for good if they cannot be loaded.
 */
export async function addTypefaces(): Promise<void> {
  const faces = TYPEFACES.map(
    ([family, file]) => new FontFace(family, `url(${file})`, { weight: '400 600' }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of loaded) if (face.status === 'fulfilled') document.fonts.add(face.value);
}
