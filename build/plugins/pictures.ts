import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import type { Plugin } from 'vite';

const QUERY = '?picture';
const WIDTHS = '400;800;1200;1600';
const FORMATS = 'avif;webp;jpeg';
/** They come once they are scrolled to, so an eighth of the first build counts for more than 2 % (decision 0033). */
const EFFORT = 2;

const captionsSchema = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    alt: z.string(),
    focalPoint: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  }),
);

/**
 * `import picture from '#app/media/name.jpg?picture'`: the picture in AVIF, WebP and JPEG at several
 * widths, with its size, its alt text and focal point from `captions.json`, and a blurred placeholder of
 * a few hundred bytes. To replace a picture, put another file of the same name into the folder.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.jpg${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      const caption = await captionOf(file);
      this.addWatchFile(file);
      return `import sized from ${JSON.stringify(`${file}?w=${WIDTHS}&format=${FORMATS}&quality=50&effort=${EFFORT}&as=picture`)};
// Every browser of this site knows AVIF or WebP; the JPEG is for whatever else reads the page.
const { jpeg, ...sources } = sized.sources;
export default { ...sized, sources, ...${JSON.stringify({ ...caption, blur: await blurOf(file) })} };`;
    },
  };
}

/**
 * A picture's entry in `captions.json`: its text, and its focal point as CSS object-position.
 *
 * @throws Error when it has none
 */
async function captionOf(file: string) {
  const text = await readFile(resolve(dirname(file), 'captions.json'), 'utf8');
  const caption = captionsSchema
    .parse(JSON.parse(text))
    .find((entry) => entry.file === basename(file));
  if (!caption) throw new Error(`captions.json says nothing about ${basename(file)}`);
  const [x, y] = caption.focalPoint;
  return {
    title: caption.title,
    // The design requires this prefix; the rest is the caption's own.
    alt: caption.alt.replace(/^Computer visualisation:/, 'Visualisation:'),
    focus: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  };
}

/** A placeholder for the picture, in a few hundred bytes. */
async function blurOf(file: string): Promise<string> {
  const tiny = await sharp(file).resize(16).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
