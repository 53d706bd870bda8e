import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { SharedFiles } from '#server/ports/objects';
import type { Site } from '#server/ports/site';
import { openAssetArchive } from './asset-archive';
import { indexFiles } from './file-index';
import { withOrigin } from './site-origin';

const CSP_FILE = '/csp.json';
const NOT_FOUND_FILE = '/404.html';

const hash = z.string().regex(/^sha(256|384|512)-[\w+/=]+$/);

const cspSchema = z.object({
  /** Keyed by the page's file in the build: "builder/index.html". */
  styleHashes: z.record(z.string(), hash),
  scriptHashes: z.array(hash),
});

/** The folder does not hold a built site; the message says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
}

interface SiteOptions {
  /** The client build: `dist/client`. */
  folder: string;
  /** Where hashed files are kept after their deploy is replaced. */
  archiveFolder: string;
  /** Where processes on other machines find them; undefined where there are none. */
  sharedAssets?: SharedFiles | undefined;
  /** The origin visitors use, if it is set. */
  publicUrl?: string | undefined;
  /** Where pages rewritten for that origin are kept. */
  pagesFolder: string;
  now: () => Date;
  /**
   * Called when the disk is full: the site is then served without the files that could not be written.
   */
  report?: (error: unknown, what: string) => void;
}

/**
 * Reads the build's output, and adds its hashed files to the archive.
 *
 * @throws {SiteMissingError} the folder or its not-found page is not there.
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { folder, archiveFolder, publicUrl, pagesFolder, now, report = () => undefined } = options;
  // A missing folder is refused below, with its missing not-found page.
  const built = await indexFiles(folder).catch(() => new Map());
  const files = new Map(await withOrigin({ files: built, publicUrl, folder: pagesFolder, report }));
  const { styleHashes, scriptHashes } = files.delete(CSP_FILE)
    ? await readHashes(join(folder, CSP_FILE))
    : { styleHashes: {}, scriptHashes: [] };
  for (const [path, style] of Object.entries(styleHashes)) {
    const page = files.get(`/${path}`);
    if (page !== undefined) files.set(`/${path}`, { ...page, style });
  }
  const notFound = files.get(NOT_FOUND_FILE);
  files.delete(NOT_FOUND_FILE);
  if (notFound === undefined) {
    throw new SiteMissingError(`There is no built site in ${folder}: run "npm run build" first.`);
  }
  const archive = await openAssetArchive({
    assets: join(folder, 'assets'),
    folder: archiveFolder,
    shared: options.sharedAssets,
    now,
    report,
  });
  return { files, archive, notFound, scriptHashes, redirects: new Map() };
}

async function readHashes(path: string): Promise<z.infer<typeof cspSchema>> {
  return cspSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}
