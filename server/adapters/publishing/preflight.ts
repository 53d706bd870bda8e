import { join } from 'node:path';
import * as nodeDisk from 'node:fs/promises';
import { launchList } from '#domain/order/launch-list';
import { overlay } from '#domain/site/content/stored-documents';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import type { Config } from '#server/startup/config';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import type { ContentVersion } from '#server/stores/content/content-records';
import { absent } from '#server/stores/files/disk';
import { openStores } from '#server/stores/open-stores';
import { savedExamples } from '#server/stores/orders/saved-examples';
import { readStarter } from './starter';

interface Saved {
  versions: readonly ContentVersion[];
  gallery: readonly GalleryImage[];
  settings: ReadonlySet<string>;
}

/**
 * `npm run preflight`: prints the desk's list of what stands between what is stored and a launch. A server may be running
 * on the data meanwhile.
 *
 * @param starterFile the content that the program comes with, as the build kept it
 * @returns whether nothing is left
 * @throws {DamagedFileError | StoreUnavailableError}
 */
export async function preflight(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mailUrl' | 'samples'>,
  { starterFile, now, print }: { starterFile: string; now: Date; print: (line: string) => void },
): Promise<boolean> {
  const { databaseUrl } = config;
  const saved =
    databaseUrl === undefined ? await inFolder(config.dataDir) : await inDatabase(config);
  const content = overlay(await readStarter(starterFile))(saved.versions);
  const gallery = saved.gallery.filter((image) => config.samples || !isSamplePicture(image));
  const left = launchList({
    content,
    gallery,
    saved: saved.settings,
    isMailSetUp: config.mailUrl !== undefined,
    now,
  });
  for (const { what, why, at } of left)
    print(at === null ? `${what}: ${why}` : `${what}: ${why}\n  ${at}`);
  print(
    left.length === 0
      ? 'Nothing is left: the site can be shown to customers.'
      : `\n${left.length} left. Settle them before the site is shown to customers.`,
  );
  return left.length === 0;
}

async function inFolder(dataDir: string): Promise<Saved> {
  const isNew = (await nodeDisk.stat(join(dataDir, 'db.json')).catch(absent)) === undefined;
  if (isNew) return { versions: [], gallery: [], settings: new Set() };
  const { contentVersions, galleryImages, settings } = await readStoredDocument(dataDir, nodeDisk);
  const newest = new Map(contentVersions.map((row) => [row.name, row]));
  return {
    versions: [...newest.values()],
    gallery: galleryImages,
    settings: new Set(settings.map(({ name }) => name)),
  };
}

async function inDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Saved> {
  const stores = await openStores(config);
  try {
    return {
      versions: await stores.contents.newest(),
      gallery: await stores.galleryImages.list(),
      settings: await savedExamples(stores.settings),
    };
  } finally {
    await stores.close();
  }
}
