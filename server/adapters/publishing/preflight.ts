import { join } from 'node:path';
import * as nodeDisk from 'node:fs/promises';
import { knowsBankHolidays } from '#domain/order/calendar/bank-holidays';
import { overlay } from '#domain/site/content/stored-documents';
import { samplesLeft, type SampleLeft } from '#domain/site/content/samples-left';
import type { StoredContent } from '#domain/site/content/site-content';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';
import type { Config } from '#server/startup/config';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import type { ContentVersion } from '#server/stores/content/content-records';
import { absent } from '#server/stores/files/disk';
import { openStores } from '#server/stores/open-stores';
import type { SettingName } from '#server/stores/orders/order-records';
import { readStarter } from './starter';

interface Saved {
  versions: readonly ContentVersion[];
  gallery: readonly GalleryImage[];
  settings: ReadonlySet<SettingName>;
}

/** Something that has to be settled before the site is shown to customers. */
interface Left {
  /** As a sentence would name it: "the telephone number". */
  what: string;
  why: SampleLeft['why'];
  /** Where the desk settles it: a path of the site. */
  at: string;
}

/** Settings that come with examples: an own one replaces them. */
const EXAMPLES: readonly (Left & { name: SettingName })[] = [
  {
    name: 'quote-terms',
    what: 'when a room is paid, and for how long a written quote is valid',
    why: 'unconfirmed',
    at: '/admin/board?set=terms',
  },
  {
    name: 'visit-calendar',
    what: 'how long a visit takes, the ways to the counties, and the notice',
    why: 'unconfirmed',
    at: '/admin/visits?set=calendar',
  },
];

const WHY = {
  'stand-in': 'a stand-in that reaches nobody',
  missing: 'not given yet',
  unconfirmed: 'to be confirmed',
  sample: 'a sample, shown as such',
} as const;

/**
 * `npm run preflight`: lists what stands between what is stored and a launch, each with the desk's address. A server may
 * be running on the data meanwhile.
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
  const left = whatsLeft(content, gallery, saved.settings);
  for (const { what, why, at } of left) print(`${what}: ${WHY[why]}\n  ${at}`);
  const nextYear = now.getUTCFullYear() + 1;
  const knowsNextYear = knowsBankHolidays(nextYear);
  if (!knowsNextYear)
    print(`the bank holidays of ${nextYear}: not known\n  domain/order/calendar/bank-holidays.ts`);
  const isMailSetUp = config.mailUrl !== undefined;
  if (!isMailSetUp) print('mail: not set up, so every mail is kept as a file\n  MAIL_URL');
  const count = left.length + Number(!knowsNextYear) + Number(!isMailSetUp);
  print(
    count === 0
      ? 'Nothing is left: the site can be shown to customers.'
      : `\n${count} left. Settle them before the site is shown to customers.`,
  );
  return count === 0;
}

/**
 * Everything between what is stored and a launch: the desk's list of words and pictures, then the settings that nobody
 * has saved.
 *
 * @param gallery the pictures that visitors see
 */
function whatsLeft(
  content: StoredContent,
  gallery: readonly GalleryImage[],
  saved: ReadonlySet<SettingName>,
): Left[] {
  const words = samplesLeft(content, gallery).map(({ document, field, what, why }) => {
    return { what, why, at: deskAddress(document, field) };
  });
  const settings = EXAMPLES.filter(({ name }) => !saved.has(name));
  return [...words, ...settings.map(({ what, why, at }) => ({ what, why, at }))];
}

function deskAddress(document: SampleLeft['document'], field: string): string {
  if (document === 'gallery') return `/admin/gallery#photo-${field}`;
  return document === 'facts' ? `/admin/words?set=facts#fact-${field}` : `/admin/words/${document}`;
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
    const found = await Promise.all(EXAMPLES.map(({ name }) => stores.settings.find(name)));
    return {
      versions: await stores.contents.newest(),
      gallery: await stores.galleryImages.list(),
      settings: new Set(found.flatMap((row) => (row === undefined ? [] : [row.name]))),
    };
  } finally {
    await stores.close();
  }
}
