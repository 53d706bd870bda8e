import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { Plugin } from 'vite';
import { folderOf, kindNames, MEDIA, sizedPicture } from './sized-pictures.ts';

const captionsSchema = z.array(
  z.object({
    file: z.string(),
    title: z.string(),
    alt: z.string(),
    focalPoint: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
  }),
);

const IMPORT = /^(.+\.jpg)\?picture(?:=(\w+))?$/;

/**
 * `import picture from '#app/media/name.jpg?picture'`: the picture in AVIF at several widths and as one JPEG, with its
 * size, its alt text and focal point from `captions.json`, and a blurred placeholder. `?picture=wide` and the other
 * kinds of `sized-pictures.ts` are cut and sized otherwise. To replace a picture, put another file of the same name into
 * the folder, and run `npm run pictures`.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      const [, path = '', kindName = 'page'] = IMPORT.exec(id) ?? [];
      const kind = kindNames.find((name) => name === kindName);
      if (path === '' || kind === undefined) return null;
      const file = relative(MEDIA, path);
      const { avif, jpeg, width, height, blur } = sizedPicture(file, kind);
      const words = kind === 'page' ? { ...(await captionOf(file)), blur } : {};
      this.addWatchFile(path);
      const folder = folderOf(file);
      const imports = [...avif.map(({ name }) => name), ...(jpeg ? [jpeg] : [])].map(
        (name, n) => `import file${n} from ${JSON.stringify(join(folder, name))};\n`,
      );
      const set = avif.map((size, n) => `\${file${n}} ${size.width}w`).join(', ');
      // Whatever reads the page and is no browser of this site gets the JPEG.
      const src = jpeg ? `file${avif.length}` : `''`;
      return `${imports.join('')}export default {
  sources: { avif: \`${set}\` },
  img: { src: ${src}, w: ${width}, h: ${height} },
  ...${JSON.stringify(words)},
};`;
    },
  };
}

/**
 * A picture's entry in `captions.json`: its text, and its focal point as CSS object-position.
 *
 * @throws Error when it has none
 */
async function captionOf(file: string) {
  const text = await readFile(resolve(MEDIA, 'captions.json'), 'utf8');
  const caption = captionsSchema.parse(JSON.parse(text)).find((entry) => entry.file === file);
  if (!caption) throw new Error(`captions.json says nothing about ${file}`);
  const [x, y] = caption.focalPoint;
  return {
    title: caption.title,
    // The design requires this prefix; the rest is the caption's own.
    alt: caption.alt.replace(/^Computer visualisation:/, 'Visualisation:'),
    focus: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  };
}
