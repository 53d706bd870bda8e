import { auditLog } from './audit/audit-log';
import { audited } from './audit/audited';
import { builderDayStore } from './builder/builder-day-store';
import { contentStore } from './content/content-store';
import type { Engine } from './database/database';
import { siteFaultStore } from './faults/site-fault-store';
import type { Disk } from './files/disk';
import { openLowdbDatabase } from './lowdb/lowdb-database';
import { lowdbEngine } from './lowdb/lowdb-engine';
import { followLinkStore } from './orders/follow-link-store';
import { invoiceStore } from './orders/invoice-store';
import { orderStore } from './orders/order-store';
import { pushDeviceStore } from './orders/push-device-store';
import { settingStore } from './orders/setting-store';
import { calendarLinkStore } from './people/calendar-link-store';
import { credentialStore } from './people/credential-store';
import { passkeyStore } from './people/passkey-store';
import { peopleStore } from './people/people-store';
import { sessionStore } from './people/session-store';
import { signInFailureStore } from './people/sign-in-failure-store';
import { galleryImageStore } from './pictures/gallery-image-store';
import { uploadStore } from './pictures/upload-store';
import type { Stores } from './ports';
import { pricingStore } from './pricing-store';
import { enquiryStore } from './requests/enquiry-store';
import { mailQueue } from './requests/mail-queue';
import { newsletterStore } from './requests/newsletter-store';
import { requestPhotoStore } from './requests/request-photo-store';
import { quoteRequestStore } from './requests/room-configuration-store';

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
    const { openPostgres } = await import('./postgres/open-postgres');
    return storesOn(await openPostgres(databaseUrl, report), now);
  }
  return storesOn(lowdbEngine(await openLowdbDatabase(dataDir, { ...options, now })), now);
}

/** Every store, on an engine. */
export function storesOn(
  { database: unaudited, requests, queues, limits, turns }: Engine,
  now: () => Date,
): Stores {
  const database = audited(unaudited, now);
  return {
    pricing: pricingStore(database, now),
    roomConfigurations: quoteRequestStore(database, requests),
    enquiries: enquiryStore(database, requests),
    newsletter: newsletterStore(database),
    orders: orderStore(database, requests),
    invoices: invoiceStore(database),
    followLinks: followLinkStore(database),
    settings: settingStore(database),
    contents: contentStore(database, now),
    pushDevices: pushDeviceStore(database, queues),
    requestPhotos: requestPhotoStore(database),
    mailQueue: mailQueue(database, queues),
    galleryImages: galleryImageStore(database),
    uploads: uploadStore(database),
    credentials: credentialStore(database),
    sessions: sessionStore(database),
    people: peopleStore(database),
    passkeys: passkeyStore(database),
    calendarLinks: calendarLinkStore(database),
    auditLog: auditLog(database, now),
    builderDays: builderDayStore(database),
    siteFaults: siteFaultStore(database),
    signInFailures: signInFailureStore(database),
    limits,
    turns,
    areNew: () =>
      database.read(
        async (on) =>
          (await on.count('pricingVersions')) === 0 && (await on.count('galleryImages')) === 0,
      ),
    check: () => database.probe(),
    close: () => database.close(),
  };
}
