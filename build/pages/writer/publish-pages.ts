import { extname } from 'node:path';
import { DEVICE_LIST } from '#domain/content/pages/device-files';
import type { PageWriter } from '#domain/content/pages/page-writer';
import type { PublishedFile, PublishedPages } from '#domain/content/pages/published-pages';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { keepFile } from './copies';
import { filesForDevices } from './files-for-devices';
import type { PageKit, StoredKit } from './page-kit';
import { hashOf } from './hash-of';
import { siteFiles, type SiteFile } from './site-files';
import { redirects } from '#app/entry-server';
import type { WrittenPage } from './write-page';

type Publish = Parameters<PageWriter['publish']>[0];

/** Writes what differs from the build and from `before`; see `PageWriter`. */
export async function publishPages(
  kit: PageKit & Pick<StoredKit, 'build' | 'built' | 'inputs'>,
  origin: string,
  { content, folder, madeFrom, before }: Publish,
): Promise<PublishedPages> {
  const quick = new Set(before?.quick);
  const pages: PublishedPages = {
    madeFrom,
    inputs: {},
    files: {},
    gone: [],
    redirects: redirects(content),
    quick: [],
  };
  const keep = (path: string, written: WrittenPage): void => {
    const text = written.text.replaceAll(BUILT_ORIGIN, origin);
    const name = `${hashOf(text)}${extname(path)}`;
    if (keepFile(folder, name, text)) quick.add(name);
    const { styles, scripts } = written;
    pages.files[path] = { name, bytes: Buffer.byteLength(text), styles, scripts };
  };
  const add = async ({ path, prepare }: SiteFile): Promise<void> => {
    const { input, write } = await prepare();
    pages.inputs[path] = input;
    if (before?.inputs[path] === input) return carryOver(path, before.files[path]);
    if (kit.inputs[path] === input) return;
    const written = await write();
    if (hashOf(written.text) !== kit.built[path]) keep(path, written);
  };
  const carryOver = (path: string, file: PublishedFile | undefined): void => {
    if (file !== undefined) pages.files[path] = file;
  };
  for (const file of siteFiles(kit, content)) await add(file);
  pages.gone = Object.keys(kit.built).filter(
    (path) => path !== DEVICE_LIST && !(path in pages.inputs),
  );
  const list = filesForDevices(kit.build, pages, content);
  if (list !== null) keep(DEVICE_LIST, { text: list, styles: [], scripts: [] });
  const used = new Set(Object.values(pages.files).map(({ name }) => name));
  pages.quick = [...quick].filter((name) => used.has(name));
  return pages;
}
