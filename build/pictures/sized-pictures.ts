import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';

export const MEDIA = resolve(import.meta.dirname, '../../app/media');

/** Where the sizes lie, in the repository: to make them takes longer than the rest of a build. */
const SIZED = join(MEDIA, 'sized');

/** How the pictures of `app/media` are cut and sized; widths in pixels. */
interface Kind {
  /** Of all pictures in this folder below `app/media`, or of one. */
  folder?: string;
  file?: string;
  widths: readonly number[];
  /** Of the AVIF files, as libaom counts it. */
  quality: number;
  /** Of the one JPEG, for whatever reads the page and is none of the browsers that this site supports. */
  jpegWidth?: number;
  /** The right part of the picture, with these proportions. */
  right?: { wide: number; high: number };
}

/** `…jpg?picture` is the first kind, `…jpg?picture=wide` and the others what their names say. */
const KINDS = {
  page: { folder: '', widths: [400, 800, 1200, 1600], quality: 50, jpegWidth: 1200 },
  wide: { file: 'hero.jpg', widths: [1024, 1440, 1920], quality: 43, jpegWidth: 1440 },
  close: { file: 'hero-close.jpg', widths: [480, 720], quality: 43, right: { wide: 6, high: 5 } },
  // Three image pixels per page pixel: the loss from lower quality is too small to see.
  dense: { file: 'hero-close.jpg', widths: [1080], quality: 33, right: { wide: 6, high: 5 } },
  swatch: { folder: 'swatches', widths: [240, 480], quality: 50, jpegWidth: 480 },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const kindNames = Object.keys(KINDS) as KindName[];

export const kindOf = (name: KindName): Kind => KINDS[name];

/** The files of a kind, below `app/media`. */
export function filesOf(name: KindName): string[] {
  const { folder = '', file } = kindOf(name);
  if (file !== undefined) return [file];
  const files = readdirSync(join(MEDIA, folder)).filter((one) => one.endsWith('.jpg'));
  return files.toSorted().map((one) => join(folder, one));
}

const sizedSchema = z.object({
  /** What the sizes were made of: `madeOf`. */
  of: z.string(),
  /** Pixels of the picture, after cutting. */
  width: z.number(),
  height: z.number(),
  /** File names, the smallest first, each with its width in pixels. */
  avif: z.array(z.object({ name: z.string(), width: z.number() })),
  jpeg: z.string().optional(),
  /** A placeholder of a few hundred bytes, as a data URL, for what a page shows. */
  blur: z.string().optional(),
});

/** What is in `sized.json` of one picture in one kind. */
export type Sized = z.infer<typeof sizedSchema>;

const listSchema = z.record(z.string(), sizedSchema);

const LIST = join(SIZED, 'sized.json');

/** Every picture's sizes, by `keyOf`; none before they were made for the first time. */
export function readList(): Record<string, Sized> {
  return existsSync(LIST) ? listSchema.parse(JSON.parse(readFileSync(LIST, 'utf8'))) : {};
}

export function listFile(list: Record<string, Sized>): { path: string; text: string } {
  return { path: LIST, text: `${JSON.stringify(list, null, 1)}\n` };
}

export const keyOf = (file: string, kind: KindName) => `${file} ${kind}`;

/** The folder with a picture's sizes: "swatches/swatch-cedar.jpg" has sized/swatches/swatch-cedar. */
export function folderOf(file: string): string {
  return join(SIZED, dirname(file), basename(file, '.jpg'));
}

/** Names a picture's bytes together with what is made of them. */
export function madeOf(bytes: Uint8Array, kind: KindName): string {
  return createHash('sha256')
    .update(JSON.stringify(kindOf(kind)))
    .update(bytes)
    .digest('hex');
}

/**
 * A picture's sizes.
 *
 * @param file below `app/media`
 * @throws Error when they were not made of this very file in this kind
 */
export function sizedPicture(
  file: string,
  kind: KindName,
  { list = readList(), bytes = readFileSync(join(MEDIA, file)) as Uint8Array } = {},
): Sized {
  const sized = list[keyOf(file, kind)];
  if (sized?.of === madeOf(bytes, kind)) return sized;
  throw new Error(`The sizes of app/media/${file} are not of this picture: npm run pictures`);
}
