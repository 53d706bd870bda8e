import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { starterPricing } from '#domain/design/pricing/starter';
import { ensureAdminPassword } from '#server/auth/admin-password';
import type { PasswordCost } from '#server/auth/admin-password';
import type { Config } from './config';
import type { OpenMetrics } from '#server/adapters/metrics/metrics';
import type { Metrics } from '#server/ports/metrics';
import { refuseHalfRestored } from '#server/adapters/backup/half-restored';
import { openMail } from '#server/adapters/mail/open-mail';
import type { MailFiles, PostOffice, SendAtOnce } from '#server/ports/mail';
import type { Publishing } from '#server/ports/publishing';
import { openPush } from '#server/adapters/push/open-push';
import type { Push } from '#server/ports/push';
import { pdfs } from '#server/adapters/pdf/pdfs';
import type { Pdfs } from '#server/ports/pdfs';
import { writeMessage } from '#server/writing/mails/write-message';
import { writePush } from '#server/writing/write-push';
import { openPhotos } from './open-photos';
import type { Photos } from './open-photos';
import { openObjects } from '#server/adapters/objects/open-objects';
import type { Objects } from '#server/adapters/objects/open-objects';
import { addSampleGallery } from './sample-gallery';
import { withoutSamples } from './without-samples';
import { publishSite } from './publish-site';
import { openRetention } from './retention';
import { webAuthn } from '#server/adapters/web-authn';
import type { WebAuthn } from '#server/ports/web-authn';
import { openSite } from '#server/adapters/site/site';
import type { Site } from '#server/ports/site';
import type { Disk } from '#server/stores/files/disk';
import { onceThereIsRoom } from './once-there-is-room';
import type { Report } from './once-there-is-room';
import { withoutAct } from '#server/stores/audit/act';
import { openStores } from '#server/stores/open-stores';
import type { Stores } from '#server/stores/ports';
import { bringToOnePrice } from '#server/use-cases/save-pricing';

/** Everything the app works with; the routes know these ports and not what is behind them. */
export interface Services extends Photos, Stores, Objects {
  mail: PostOffice;
  mailFolder: MailFiles;
  /** Null where no mail is set up: then nobody would get it. */
  sendAtOnce: SendAtOnce | null;
  push: Push;
  pdfs: Pdfs;
  logger: Logger;
  /** Null where nobody asks for them: then nothing is measured. */
  monitoring: { metrics: Metrics; token: string } | null;
  publicUrl: string | undefined;
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
  /** What the company says of itself now. */
  facts: () => CompanyFacts;
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
 * The one place that picks the adapters.
 *
 * @throws {LockedError | DamagedFileError | BadBackupError | SiteMissingError | StoreUnavailableError}
 */
export async function openServices(
  config: Config,
  { siteFolder, writerFolder = null, samplesFolder, print, disk, passwordCost }: ServiceOptions,
): Promise<Services> {
  const logger = pino({ level: config.logLevel });
  const report: Report = (err, what) => logger.error({ err }, what);
  await refuseHalfRestored(config.dataDir);
  const opened = await openStores(config, { disk, now, report });
  const monitoring = await monitoringOf(config);
  const measured = monitoring?.metrics.measure(opened) ?? opened;
  const stores = config.samples
    ? measured
    : { ...measured, galleryImages: withoutSamples(measured.galleryImages) };
  const { pricing, credentials, galleryImages, turns } = stores;
  const files = await openObjects(config);
  const { objects, photoFiles } = files;
  const firstSteps = async (): Promise<void> => {
    const configured = config.adminPassword;
    await ensureAdminPassword(credentials, { configured, print, cost: passwordCost });
    if (config.samples && (await stores.areNew())) {
      await addSampleGallery({ galleryImages, objects, folder: samplesFolder, now });
    }
    await pricing.begin(starterPricing);
    await bringToOnePrice(pricing);
  };
  try {
    const stopTrying = await onceThereIsRoom(() => turns.inTurn('first steps', firstSteps), report);
    const { publicUrl, trustedProxies, publicObjectsUrl } = config;
    const built =
      siteFolder === null ? null : await openBuiltSite(siteFolder, config, { ...files, report });
    const { contents } = stores;
    const pages = { built, siteFolder, writerFolder, contents, galleryImages, logger, now };
    const { site, publishing } = await publishSite(config, pages);
    const { facts } = publishing;
    const said = { ...stores, facts, publicUrl, pdfs, logger, now };
    const { mail, mailFolder, sendAtOnce } = await openMail(config, {
      ...said,
      write: (mail) => writeMessage(said, mail),
    });
    const { push, pushOffice } = openPush(config, {
      ...said,
      write: (device) => writePush(said, device),
    });
    // What they do is nobody's act, whoever has set them going.
    const wake = (): void =>
      withoutAct(() => {
        mail.wake();
        pushOffice.wake();
      });
    // What there is a mail about, there may be a push about.
    const post = { mail: { wake }, mailFolder, sendAtOnce, push };
    const stopRetention = openRetention(
      { ...stores, ...post, photoFiles, logger, now },
      config.retentionDays,
    );
    const { photos, close: closePhotos } = await openPhotos({
      ...stores,
      ...files,
      dataDir: config.dataDir,
      logger,
      now,
    });
    return {
      ...stores,
      ...post,
      ...photos,
      logger,
      monitoring,
      publicUrl,
      trustedProxies,
      passwordCost,
      isPasswordOutside: config.adminPassword !== undefined,
      webAuthn,
      pdfs,
      site,
      publishing,
      ...files,
      publicObjectsUrl,
      now,
      facts,
      async check() {
        await stores.check();
        await files.checkObjects();
        site?.archive.check();
      },
      async close() {
        site?.archive.close();
        await stopTrying();
        await stopRetention();
        await mail.close();
        await pushOffice.close();
        await closePhotos();
        await publishing.close();
        await stores.close();
      },
    };
  } catch (error) {
    await stores.close();
    throw error;
  }
}

async function monitoringOf({
  metricsToken: token,
}: Config): Promise<{ metrics: OpenMetrics; token: string } | null> {
  if (token === undefined) return null;
  const { openMetrics } = await import('#server/adapters/metrics/metrics');
  return { metrics: openMetrics(), token };
}

function openBuiltSite(
  folder: string,
  { dataDir, publicUrl }: Config,
  { sharedAssets, report }: Pick<Objects, 'sharedAssets'> & { report: Report },
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
