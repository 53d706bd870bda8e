import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import { BUILT_ORIGIN } from '#domain/site/site-origin';
import { openSite } from '#server/adapters/site/site';
import { openPublishing, type OpenPublishing } from '#server/adapters/publishing/open-publishing';
import { absent } from '#server/stores/files/disk';
import { pageThread } from '#server/adapters/publishing/page-thread';
import { FACTS_ALONE, readStarter } from '#server/adapters/publishing/starter';
import { liveSite } from '#server/adapters/site/live-site';
import type { SharedFiles } from '#server/ports/objects';
import type { Site } from '#server/ports/site';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { GalleryImageStore } from '#server/stores/ports';
import type { Config } from './config';
import type { Report } from './once-there-is-room';

interface PublishOptions {
  /** The client build, and the page writer: `dist/client` and `dist/pages`. */
  siteFolder: string | null;
  writerFolder: string | null;
  /** Where processes find the files of each other's builds; undefined when there is one process. */
  sharedAssets: SharedFiles | undefined;
  contents: ContentStore;
  galleryImages: GalleryImageStore;
  logger: Logger;
  report: Report;
  now: () => Date;
}

const kitSchema = z.object({ build: z.string() });

/**
 * Opens the built site and puts what the desk has saved over it; without a page writer the site stays as built.
 *
 * @throws {SiteMissingError} the folder has no built site
 */
export async function publishSite(
  config: Config,
  options: PublishOptions,
): Promise<{ site: Site | null; publishing: OpenPublishing }> {
  const { dataDir, publicUrl, samples } = config;
  const { siteFolder, writerFolder, contents, galleryImages, logger, now } = options;
  const built = siteFolder === null ? null : await openBuiltSite(siteFolder, config, options);
  const folder = join(dataDir, 'published');
  const common = { contents, galleryImages, folder, samples, logger, now };
  const kit = writerFolder === null ? undefined : await readKit(writerFolder);
  if (built === null || siteFolder === null || writerFolder === null || kit === undefined) {
    const publishing = await openPublishing({ ...common, starter: FACTS_ALONE, live: null });
    return { site: built, publishing };
  }
  const site = liveSite(built);
  const origin = publicUrl ?? BUILT_ORIGIN;
  const thread = pageThread(join(writerFolder, 'thread.js'), { site: siteFolder, origin });
  const starter = await readStarter(join(writerFolder, 'starter.json'));
  const live = { site, thread, build: kit.build, origin };
  return { site, publishing: await openPublishing({ ...common, starter, live }) };
}

function openBuiltSite(
  folder: string,
  { dataDir, publicUrl }: Config,
  { sharedAssets, report, now }: PublishOptions,
): Promise<Site> {
  return openSite({
    folder,
    report,
    archiveFolder: join(dataDir, 'assets-archive'),
    publicUrl,
    pagesFolder: join(dataDir, 'pages'),
    sharedAssets,
    now,
  });
}

/** Undefined for a site that was built without a page writer. */
async function readKit(folder: string): Promise<z.infer<typeof kitSchema> | undefined> {
  const text = await readFile(join(folder, 'kit.json'), 'utf8').catch(absent);
  return text === undefined ? undefined : kitSchema.parse(JSON.parse(text));
}
