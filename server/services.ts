import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { starterPricing } from '#domain/pricing/starter';
import { ensureAdminPassword } from './admin-password';
import type { PasswordCost } from './admin-password';
import type { Config } from './config';
import { refuseHalfRestored } from './keep/restore';
import { openMail } from './mail/open-mail';
import type { Mail } from './mail/open-mail';
import { openPhotos } from './open-photos';
import type { Photos } from './open-photos';
import { localDiskObjects } from './objects/local-disk';
import type { ObjectStore } from './objects/ports';
import { addSampleGallery } from './samples/sample-gallery';
import { openRetention } from './retention';
import { openSite } from './site/site';
import type { Site } from './site/site';
import { credentialStore } from './stores/credential-store';
import type { Database } from './stores/database';
import type { Disk } from './stores/disk';
import { galleryImageStore } from './stores/gallery-image-store';
import { enquiryStore } from './stores/enquiry-store';
import { openLowdbDatabase } from './stores/lowdb-database';
import { mailQueue } from './stores/mail-queue';
import { newsletterStore } from './stores/newsletter-store';
import type {
  CredentialStore,
  EnquiryStore,
  GalleryImageStore,
  MailQueue,
  NewsletterStore,
  PricingStore,
  RoomConfigurationStore,
  SessionStore,
  SignInFailureStore,
} from './stores/ports';
import { openPricingStore } from './stores/pricing-store';
import { roomConfigurationStore } from './stores/room-configuration-store';
import { sessionStore } from './stores/session-store';
import { signInFailureStore } from './stores/sign-in-failure-store';
import { uploadStore } from './stores/upload-store';

/** Everything the app works with; the routes know these ports and nothing behind them. */
export interface Services extends Mail, Photos {
  logger: Logger;
  publicUrl: string | undefined;
  /** Null while developing: Vite serves the site then. */
  site: Site | null;
  pricing: PricingStore;
  roomConfigurations: RoomConfigurationStore;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  mailQueue: MailQueue;
  galleryImages: GalleryImageStore;
  /** The files of the gallery's pictures. */
  objects: ObjectStore;
  credentials: CredentialStore;
  sessions: SessionStore;
  signInFailures: SignInFailureStore;
  readiness: {
    /** @throws {StoreUnavailableError} nothing can be stored now. */
    check(): Promise<void>;
  };
  now: () => Date;
  /** Finishes what is being written and lets go of the data folder. */
  close(): Promise<void>;
}

interface ServiceOptions {
  /** The client build, or null when something else serves the site. */
  siteFolder: string | null;
  /** The sample pictures of the build, or null where there are none. */
  samplesFolder: string | null;
  /** Tells the operator something that must not go into the logs. */
  print: (line: string) => void;
  /** The real one, unless a test lets it fail. */
  disk?: Disk;
  /** The usual one, unless tests start servers by the hundred. */
  passwordCost?: PasswordCost;
}

function now(): Date {
  return new Date();
}

/**
 * Picks the adapters: the one place that does.
 *
 * @throws {LockedError | DamagedFileError | BadBackupError | SiteMissingError | StoreUnavailableError}
 */
export async function openServices(
  config: Config,
  { siteFolder, samplesFolder, print, disk, passwordCost }: ServiceOptions,
): Promise<Services> {
  const logger = pino({ level: config.logLevel });
  const report = (err: unknown, what: string): void => logger.error({ err }, what);
  await refuseHalfRestored(config.dataDir);
  const database = await openLowdbDatabase(config.dataDir, { disk, now, report });
  try {
    const credentials = credentialStore(database);
    const configured = config.adminPassword;
    await ensureAdminPassword(credentials, { configured, print, cost: passwordCost });
    const galleryImages = galleryImageStore(database);
    const objects = localDiskObjects(join(config.dataDir, 'objects'));
    if (config.samples && isNew(database)) {
      await addSampleGallery({ galleryImages, objects, folder: samplesFolder, now });
    }
    const requests = {
      pricing: await openPricingStore(database, starterPricing, now),
      roomConfigurations: roomConfigurationStore(database),
      enquiries: enquiryStore(database),
      mailQueue: mailQueue(database),
    };
    const { publicUrl } = config;
    const site = siteFolder === null ? null : await openBuiltSite(siteFolder, config);
    const post = await openMail(config, { ...requests, publicUrl, logger, now });
    const stopRetention = openRetention(
      { ...requests, ...post, logger, now },
      config.retentionDays,
    );
    const { photos, close: closePhotos } = await openPhotos({
      dataDir: config.dataDir,
      galleryImages,
      uploads: uploadStore(database),
      objects,
      logger,
      now,
    });
    return {
      logger,
      publicUrl,
      ...requests,
      ...post,
      ...photos,
      site,
      newsletter: newsletterStore(database),
      galleryImages,
      objects,
      credentials,
      sessions: sessionStore(database),
      signInFailures: signInFailureStore(database),
      readiness: { check: () => database.probe() },
      now,
      async close() {
        await stopRetention();
        await post.mail.close();
        await closePhotos();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Before its first start a data folder has no prices, and never again. */
function isNew(database: Database): boolean {
  const view = database.read();
  return view.count('pricingVersions') === 0 && view.count('galleryImages') === 0;
}

function openBuiltSite(folder: string, { dataDir, publicUrl }: Config): Promise<Site> {
  return openSite({
    folder,
    archiveFolder: join(dataDir, 'assets-archive'),
    publicUrl,
    pagesFolder: join(dataDir, 'pages'),
    now: now(),
  });
}
