import type { BlockList } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { refuseHalfRestored } from '#server/adapters/backup/half-restored';
import type { OpenMetrics } from '#server/adapters/metrics/metrics';
import { openObjects } from '#server/adapters/objects/open-objects';
import type { Objects } from '#server/adapters/objects/open-objects';
import { openRoom } from '#server/adapters/room';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { webAuthn } from '#server/adapters/web-authn';
import type { PasswordCost } from '#server/auth/admin-password';
import type { Invoicing } from '#server/ports/invoicing';
import type { Metrics } from '#server/ports/metrics';
import type { Pdfs } from '#server/ports/pdfs';
import type { Publishing } from '#server/ports/publishing';
import type { Room } from '#server/ports/room';
import type { Site } from '#server/ports/site';
import type { WebAuthn } from '#server/ports/web-authn';
import type { Disk } from '#server/stores/files/disk';
import { openStores } from '#server/stores/open-stores';
import type { Stores } from '#server/stores/ports';
import type { Config } from './config';
import { takeFirstSteps } from './first-steps';
import type { Report } from './once-there-is-room';
import { openInvoicing } from './invoicing';
import { openPhotos } from './open-photos';
import type { Photos } from './open-photos';
import { openPost } from './open-post';
import type { Post } from './open-post';
import { publishSite } from './publish-site';
import { openReminders } from './reminders';
import { openRetention } from './retention';
import { withoutSamples } from './without-samples';

/** Everything the app works with; the routes know these ports and not what is behind them. */
export interface Services extends Post, Photos, Stores, Objects {
  pdfs: Pdfs;
  room: Room;
  logger: Logger;
  /** Null where nobody asks for them: then nothing is measured. */
  monitoring: { metrics: Metrics; token: string } | null;
  publicUrl: string | undefined;
  /** Where invoices are paid by card, with places for what is paid; undefined without a provider. */
  paymentUrl: string | undefined;
  /** The proxies whose X-Forwarded headers are trusted. */
  trustedProxies: BlockList;
  /** The cost of a password hash; undefined for the default. */
  passwordCost: PasswordCost | undefined;
  /** Whether ADMIN_PASSWORD decides the owner's password. */
  isPasswordOutside: boolean;
  webAuthn: WebAuthn;
  /** Null in development, where Vite serves the site. */
  site: Site | null;
  publishing: Publishing;
  /** The origin of the CDN that serves the gallery's pictures; undefined when we do. */
  publicObjectsUrl: string | undefined;
  now: () => Date;
  invoicing: Invoicing;
  /** What the company says of itself now. */
  facts: () => StoredFacts;
  /** Finishes pending writes and releases the data folder. */
  close(): Promise<void>;
}

interface ServiceOptions {
  /** The client build, or null when something else serves the site. */
  siteFolder: string | null;
  /** The build's page writer, or null where nothing is written over the build. */
  writerFolder?: string | null;
  /** The build's sample pictures, or null where there are none. */
  samplesFolder: string | null;
  /** Tells the operator something that must not be logged. */
  print: (line: string) => void;
  /** The real disk, except in tests that make it fail. */
  disk?: Disk;
  /** The default, except in tests that start servers by the hundred. */
  passwordCost?: PasswordCost;
}

function now(): Date {
  return new Date();
}

/**
 * Opens what the app works with, each thing with what was opened before it.
 *
 * @throws {LockedError | DamagedFileError | BadBackupError | SiteMissingError | StoreUnavailableError}
 */
export async function openServices(config: Config, options: ServiceOptions): Promise<Services> {
  const ground = await openGround(config, options);
  try {
    return await openOn(ground, config, options);
  } catch (error) {
    await ground.stores.close();
    throw error;
  }
}

type Ground = Awaited<ReturnType<typeof openGround>>;

/** What everything else stands on: stores, files and the log. */
async function openGround(config: Config, { disk }: ServiceOptions) {
  const logger = pino({ level: config.logLevel });
  const report: Report = (err, what) => logger.error({ err }, what);
  await refuseHalfRestored(config.dataDir);
  const opened = await openStores(config, { disk, now, report });
  const monitoring = await monitoringOf(config);
  const measured = monitoring?.metrics.measure(opened) ?? opened;
  const stores = config.samples
    ? measured
    : { ...measured, galleryImages: withoutSamples(measured.galleryImages) };
  const room = await openRoom({ dataDir: config.dataDir, disk, logger, now });
  monitoring?.metrics.watch(room);
  return { logger, report, stores, monitoring, room, files: await openObjects(config) };
}

async function monitoringOf({
  metricsToken: token,
}: Config): Promise<{ metrics: OpenMetrics; token: string } | null> {
  if (token === undefined) return null;
  const { openMetrics } = await import('#server/adapters/metrics/metrics');
  return { metrics: openMetrics(), token };
}

async function openOn(
  { logger, report, stores, monitoring, room, files }: Ground,
  config: Config,
  { siteFolder, writerFolder = null, samplesFolder, print, passwordCost }: ServiceOptions,
): Promise<Services> {
  const { dataDir, publicUrl, paymentUrl, trustedProxies, publicObjectsUrl } = config;
  const common = { ...stores, ...files, room, logger, report, now };
  const first = { stores, objects: files.objects, samplesFolder, print, passwordCost, report, now };
  const stopTrying = await takeFirstSteps(config, first);
  const { site, publishing } = await publishSite(config, { ...common, siteFolder, writerFolder });
  const { facts } = publishing;
  const { post, close: closePost } = await openPost(config, { ...common, facts, publicUrl, pdfs });
  const { invoicing, close: closeInvoicing } = openInvoicing({ ...common, ...post, facts });
  const stopRetention = openRetention({ ...common, ...post }, config.retentionDays);
  const stopReminders = openReminders({ ...common, ...post });
  const { photos, close: closePhotos } = await openPhotos({ ...common, dataDir });
  return {
    ...stores,
    ...files,
    ...post,
    ...photos,
    invoicing,
    room,
    logger,
    monitoring,
    publicUrl,
    paymentUrl,
    trustedProxies,
    publicObjectsUrl,
    passwordCost,
    isPasswordOutside: config.adminPassword !== undefined,
    webAuthn,
    pdfs,
    site,
    publishing,
    facts,
    now,
    async check() {
      await stores.check();
      await files.checkObjects();
      site?.archive.check();
    },
    async close() {
      site?.archive.close();
      await stopTrying();
      await stopRetention();
      await stopReminders();
      await closeInvoicing();
      await closePost();
      await closePhotos();
      await publishing.close();
      await stores.close();
    },
  };
}
