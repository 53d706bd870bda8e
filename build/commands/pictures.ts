import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import {
  filesOf,
  folderOf,
  keyOf,
  kindNames,
  kindOf,
  listFile,
  madeOf,
  MEDIA,
  readList,
  type KindName,
  type Sized,
} from '#build/pictures/sized-pictures';

/** More takes minutes for a few bytes: the sizes are made once, and every visitor loads them. */
const EFFORT = 4;
const JPEG = { quality: 74, mozjpeg: true };

/** `npm run pictures`: makes the sizes of the pictures in `app/media` that are new or have changed, to be committed. */
async function main(): Promise<void> {
  const before = readList();
  const list: Record<string, Sized> = {};
  for (const kind of kindNames) {
    for (const file of filesOf(kind)) {
      const key = keyOf(file, kind);
      const bytes = readFileSync(join(MEDIA, file));
      const known = before[key]?.of === madeOf(bytes, kind) ? before[key] : undefined;
      if (known === undefined) console.log(`${file}: ${kind}`);
      list[key] = known ?? (await makeSizes(file, bytes, kind));
    }
  }
  removeOld(before, list);
  const { path, text } = listFile(list);
  writeFileSync(path, text);
}

async function makeSizes(file: string, bytes: Buffer, kind: KindName): Promise<Sized> {
  const { widths, quality, jpegWidth, right } = kindOf(kind);
  const whole = await sharp(bytes).metadata();
  const width = right ? Math.round((whole.height * right.wide) / right.high) : whole.width;
  const { height } = whole;
  const cut = () => sharp(bytes).extract({ left: whole.width - width, top: 0, width, height });
  const folder = folderOf(file);
  mkdirSync(folder, { recursive: true });
  const name = (wide: number, ending: string) => `${basename(file, '.jpg')}-${wide}.${ending}`;
  const sizes = [...new Set(widths.map((wide) => Math.min(wide, width)))];
  for (const wide of sizes) {
    await cut()
      .resize(wide)
      .avif({ quality, effort: EFFORT })
      .toFile(join(folder, name(wide, 'avif')));
  }
  const jpegWide = jpegWidth && Math.min(jpegWidth, width);
  if (jpegWide)
    await cut()
      .resize(jpegWide)
      .jpeg(JPEG)
      .toFile(join(folder, name(jpegWide, 'jpg')));
  return {
    of: madeOf(bytes, kind),
    width,
    height,
    avif: sizes.map((wide) => ({ name: name(wide, 'avif'), width: wide })),
    ...(jpegWide ? { jpeg: name(jpegWide, 'jpg') } : {}),
    ...(kind === 'page' ? { blur: await blurOf(bytes) } : {}),
  };
}

async function blurOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize(16).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Of pictures that are gone, and widths that are no longer made. */
function removeOld(before: Record<string, Sized>, list: Record<string, Sized>): void {
  const kept = new Set(pathsOf(list));
  for (const path of pathsOf(before)) if (!kept.has(path)) rmSync(path, { force: true });
}

function pathsOf(list: Record<string, Sized>): string[] {
  return Object.entries(list).flatMap(([key, { avif, jpeg }]) => {
    const folder = folderOf(key.slice(0, key.lastIndexOf(' ')));
    return [...avif.map(({ name }) => name), ...(jpeg ? [jpeg] : [])].map((name) =>
      join(folder, name),
    );
  });
}

await main();
