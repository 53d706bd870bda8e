import { extname } from 'node:path';
import { DEVICE_LIST } from '#domain/site/content/pages/device-files';
import type { PageWriter } from '#domain/site/content/pages/page-writer';
import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { keepFile } from './copies';
import { articlesOnDevices, filesForDevices } from './files-for-devices';
import { hashOf, type PageKit, type StoredKit } from './page-kit';
import { siteFiles, type SiteFile } from './site-files';
import { redirects } from '#app/entry-server';
import type { WrittenPage } from './write-page';

type Publish = Parameters<PageWriter['publish']>[0];

/** The writing of one state of the content, which may be done in parts. */
export interface Publishing {
  madeFrom: string;
  /** All but what is left behind; see `PageWriter.publish`. */
  first(): Promise<PublishedPages>;
  /** Some of what is behind: for so many milliseconds, one file at least. */
  more(milliseconds: number): Promise<PublishedPages>;
}

/** Begins to write what differs from the build and from `before`. */
export function publishing(
  kit: PageKit & Pick<StoredKit, 'build' | 'built' | 'inputs'>,
  origin: string,
  { content, folder, madeFrom, before }: Publish,
): Publishing {
  const quick = new Set(before?.quick);
  const articles = Object.fromEntries(
    content.articles.map((article) => [article.slug, hashOf(JSON.stringify(article))]),
  );
  const scripts = new Set(before?.scripts);
  const pages: PublishedPages = {
    madeFrom,
    inputs: {},
    files: {},
    styles: {},
    scripts: [],
    gone: [],
    redirects: redirects(content),
    articles,
    behind: [],
    quick: [],
  };
  const keep = (path: string, written: WrittenPage): void => {
    const text = written.text.replaceAll(BUILT_ORIGIN, origin);
    const name = `${hashOf(text)}.${Buffer.byteLength(text)}${extname(path)}`;
    if (keepFile(folder, name, text)) quick.add(name);
    pages.files[path] = name;
    if (written.style !== undefined) pages.styles[path] = written.style;
    for (const script of written.scripts) scripts.add(script);
  };
  const add = async ({ path, prepare }: SiteFile): Promise<void> => {
    const { input, write } = await prepare();
    const wasBefore = before?.inputs[path] === input;
    if (!wasBefore && kit.inputs[path] !== input) {
      const written = await write();
      if (hashOf(written.text) === kit.built[path]) drop(path);
      else keep(path, written);
    } else if (wasBefore) carryOver(path);
    else drop(path);
    pages.inputs[path] = input;
  };
  const carryOver = (path: string): void => {
    const [name, style] = [before?.files[path], before?.styles[path]];
    if (name !== undefined) pages.files[path] = name;
    if (style !== undefined) pages.styles[path] = style;
  };
  const drop = (path: string): void => {
    delete pages.files[path];
    delete pages.styles[path];
  };
  /** What the file is made from that stays for now; undefined where it cannot. */
  const inputOfLater = ({ path, article, isLater }: SiteFile): string | undefined => {
    // Devices are told of these: a list that changes while they read it makes them try again at the next visit.
    if (path in kit.built || (article && onDevices.has(article))) return undefined;
    const isSame = article && before?.articles[article.slug] === articles[article.slug];
    return isLater || isSame ? before?.inputs[path] : undefined;
  };
  const onDevices = new Set(articlesOnDevices(content));
  const later: SiteFile[] = [];
  const told = (): PublishedPages => {
    // The one of the last part does not name itself.
    drop(DEVICE_LIST);
    const list = filesForDevices(kit, pages, content);
    if (list !== null) keep(DEVICE_LIST, { text: list, scripts: [] });
    const used = new Set(Object.values(pages.files));
    pages.scripts = [...scripts];
    pages.quick = [...quick].filter((name) => used.has(name));
    pages.behind = later.map(({ path }) => path);
    return pages;
  };
  return {
    madeFrom,
    async first() {
      for (const file of siteFiles(kit, content)) {
        const input = inputOfLater(file);
        if (input === undefined) await add(file);
        else {
          pages.inputs[file.path] = input;
          carryOver(file.path);
          later.push(file);
        }
      }
      pages.gone = Object.keys(kit.built).filter(
        (path) => path !== DEVICE_LIST && !(path in pages.inputs),
      );
      return told();
    },
    async more(milliseconds) {
      const end = performance.now() + milliseconds;
      do {
        const [file] = later;
        if (file !== undefined) await add(file);
        later.shift();
      } while (later.length > 0 && performance.now() < end);
      return told();
    },
  };
}
