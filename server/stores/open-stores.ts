import { openLowdbDatabase } from './database/lowdb-database';
import type { Disk } from './files/disk';
import { auditLog } from './lowdb/audit-log';
import { audited } from './lowdb/audited';
import { builderDayStore } from './lowdb/builder-day-store';
import { contentStore } from './lowdb/content-store';
import { credentialStore } from './lowdb/people/credential-store';
import { enquiryStore } from './lowdb/requests/enquiry-store';
import { galleryImageStore } from './lowdb/gallery-image-store';
import { followLinkStore } from './lowdb/orders/follow-link-store';
import { mailQueue } from './lowdb/mail/mail-queue';
import { orderStore } from './lowdb/orders/order-store';
import { newsletterStore } from './lowdb/requests/newsletter-store';
import { passkeyStore } from './lowdb/people/passkey-store';
import { peopleStore } from './lowdb/people/people-store';
import { pushDeviceStore } from './lowdb/orders/push-device-store';
import { pricingStore } from './lowdb/pricing-store';
import { requestPhotoStore } from './lowdb/orders/request-photo-store';
import { roomConfigurationStore } from './lowdb/requests/room-configuration-store';
import { sessionStore } from './lowdb/people/session-store';
import { settingStore } from './lowdb/setting-store';
import { signInFailureStore } from './lowdb/people/sign-in-failure-store';
import { uploadStore } from './lowdb/upload-store';
import { limitStore } from './memory/limit-store';
import { turnStore } from './memory/turn-store';
import type { Stores } from './ports';

interface StoreOptions {
  now?: () => Date;
  /** Reports a problem that no caller is waiting for. No data is lost by it. */
  report?: (error: unknown, what: string) => void;
  /** The real disk, except in tests that make it fail. */
  disk?: Disk;
}

/**
 * Opens all stores: in the database, if there is an address of one, or else in the data folder.
 *
 * @throws {LockedError | DamagedFileError | StoreUnavailableError}
 */
export async function openStores(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  options: StoreOptions = {},
): Promise<Stores> {
  const { now = () => new Date(), report = () => undefined } = options;
  if (databaseUrl !== undefined) {
    const { openPostgresStores } = await import('./postgres/open-postgres');
    return openPostgresStores(databaseUrl, { now, report });
  }
  const database = audited(await openLowdbDatabase(dataDir, { ...options, now }), now);
  return {
    pricing: pricingStore(database, now),
    roomConfigurations: roomConfigurationStore(database),
    enquiries: enquiryStore(database),
    newsletter: newsletterStore(database),
    orders: orderStore(database),
    followLinks: followLinkStore(database),
    settings: settingStore(database),
    contents: contentStore(database, now),
    pushDevices: pushDeviceStore(database),
    requestPhotos: requestPhotoStore(database),
    mailQueue: mailQueue(database),
    galleryImages: galleryImageStore(database),
    uploads: uploadStore(database),
    credentials: credentialStore(database),
    sessions: sessionStore(database),
    people: peopleStore(database),
    passkeys: passkeyStore(database),
    auditLog: auditLog(database),
    builderDays: builderDayStore(database),
    signInFailures: signInFailureStore(database),
    limits: limitStore(),
    turns: turnStore(),
    async areNew() {
      const view = database.read();
      return view.count('pricingVersions') === 0 && view.count('galleryImages') === 0;
    },
    check: () => database.probe(),
    close: () => database.close(),
  };
}
