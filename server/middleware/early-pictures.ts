import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RequestHandler } from 'express';
import { HASH_HEADER } from '#domain/site/content/pages/device-files';
import { escapeHtml } from '#domain/text/escape-html';
import { GALLERY_CATEGORIES } from '#domain/site/gallery/gallery-categories';
import type { Site, StaticFile } from '#server/ports/site';
import { absent } from '#server/stores/files/disk';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import { keepLast } from './keep-last';
import { POLICY_HEADER, type PagePolicies } from './security-headers';

const compressed = promisify(brotliCompress);

/**
 * Placeholders in the built page, with the `sizes` of a picture:
 * app/features/gallery/early-picture.tsx.
 */
const PLACE = /(<span data-early-picture="([^"]*)"[^>]*>)(<\/span>)/g;

interface Page {
  html: string;
  brotli: Buffer;
}

interface Gallery {
  rows: readonly GalleryImageRecord[];
  /** Keyed by category. */
  pages: Map<string, Promise<Page>>;
}

/**
 * Serves `/gallery` with the first pictures of the chosen category already in their places, so that
 * they load with the page instead of after the app has started. The rest of the page is as built.
 */
export function earlyPictures(
  site: Site,
  policies: PagePolicies,
  galleryImages: GalleryImageStore,
): RequestHandler {
  const template = keepLast<string>();
  const gallery = keepLast<Gallery>();
  /** Makes and compresses each page once, until something changes. */
  const pageFor = async (file: StaticFile, category: string) => {
    const [path, revision] = [join(file.folder, file.path), await galleryImages.revision()];
    const text = await template(path, () => readFile(path, 'utf8'));
    const { rows, pages } = await gallery(`${revision} ${path}`, async () => ({
      rows: await galleryImages.list(),
      pages: new Map(),
    }));
    const page = pages.get(category) ?? makePage(text, ofCategory(rows, category));
    pages.set(category, page);
    return page;
  };

  return async (request, response, next) => {
    const file = site.files.get('/gallery/index.html');
    const asked = request.path === '/gallery' && ['GET', 'HEAD'].includes(request.method);
    if (file === undefined || !asked) {
      next();
      return;
    }
    const policy = policies.get(file);
    const page = await pageFor(file, categoryOf(request.query['category'])).catch(absent);
    // A deploy has removed the file in the meantime: let the site handler respond.
    if (page === undefined) {
      next();
      return;
    }
    if (file.hash !== undefined) response.set(HASH_HEADER, file.hash);
    if (policy !== undefined) response.set(POLICY_HEADER, policy);
    response.set('cache-control', 'no-cache').type('html').vary('Accept-Encoding');
    if (request.acceptsEncodings('br') === false) response.send(page.html);
    else response.set('content-encoding', 'br').send(page.brotli);
  };
}

async function makePage(template: string, images: readonly GalleryImageRecord[]): Promise<Page> {
  const html = fillPlaces(template, images);
  return { html, brotli: await compressed(html) };
}

/** Reads the query as the page does: an unknown category means all of them. */
function categoryOf(asked: unknown): string {
  return GALLERY_CATEGORIES.find(({ id }) => id === asked)?.id ?? 'all';
}

function ofCategory(rows: readonly GalleryImageRecord[], category: string) {
  return category === 'all' ? rows : rows.filter((row) => row.category === category);
}

function fillPlaces(page: string, images: readonly GalleryImageRecord[]): string {
  let index = 0;
  return page.replaceAll(PLACE, (_match, start: string, sizes: string, end: string) => {
    const image = images[index];
    index += 1;
    return start + (image === undefined ? '' : pictureMarkup(image, sizes, index === 1)) + end;
  });
}

/** Uses inline styles: the page's stylesheet only has rules for what the build has seen. */
function pictureMarkup(
  { title, objectPath, picture }: GalleryImageRecord,
  sizes: string,
  first: boolean,
): string {
  const set = (picture?.renditions ?? [])
    .filter(({ type }) => type === 'image/avif')
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
  const source = set && `<source type="image/avif" srcset="${escapeHtml(set)}" sizes="${sizes}">`;
  const position = picture === undefined ? '' : `;object-position:${picture.focus}`;
  const blur = picture === undefined ? '' : `;background:url(${picture.blur}) 50%/cover`;
  return (
    `<picture>${source}<img src="${escapeHtml(objectPath)}" alt="${escapeHtml(picture?.alt ?? title)}"` +
    ` style="width:100%;height:100%;object-fit:cover${position}${blur}"` +
    `${first ? ' fetchpriority="high"' : ''}></picture>`
  );
}
