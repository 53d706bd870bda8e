import { sql } from 'kysely';
import type { Stores } from '#server/stores/ports';
import { connect, databaseOn } from './database';
import type { Database } from './database';
import { Holder } from './holder';
import { migrate, refuseOtherVersions } from './migrations/migrate';
import { auditLog } from './stores/audit-log';
import { builderDayStore } from './stores/builder-day-store';
import { credentialStore } from './stores/credential-store';
import { enquiryStore } from './stores/enquiry-store';
import { followLinkStore } from './stores/follow-link-store';
import { galleryImageStore } from './stores/gallery-image-store';
import { limitStore } from './stores/limit-store';
import { mailQueue } from './stores/mail-queue';
import { newsletterStore } from './stores/newsletter-store';
import { orderStore } from './stores/order-store';
import { passkeyStore } from './stores/passkey-store';
import { peopleStore } from './stores/people-store';
import { pricingStore } from './stores/pricing-store';
import { pushDeviceStore } from './stores/push-device-store';
import { requestPhotoStore } from './stores/request-photo-store';
import { roomConfigurationStore } from './stores/room-configuration-store';
import { sessionStore } from './stores/session-store';
import { settingStore } from './stores/setting-store';
import { contentStore } from './stores/content-store';
import { signInFailureStore } from './stores/sign-in-failure-store';
import { turnStore } from './stores/turn-store';
import { uploadStore } from './stores/upload-store';

interface PostgresOptions {
  now: () => Date;
  /** Reports a problem that no caller is waiting for. */
  report: (error: unknown, what: string) => void;
}

/**
 * Opens all stores in a PostgreSQL database, for any number of processes.
 *
 * @param url `postgres://user:password@host/database?sslmode=…`
 * @throws {MigrationError | StoreUnavailableError}
 */
export async function openPostgresStores(
  url: string,
  { now, report }: PostgresOptions,
): Promise<Stores> {
  const kysely = connect(url, report);
  const holder = new Holder(url);
  try {
    // Before anything is read, so that nobody moves it away meanwhile.
    await holder.number();
    await refuseOtherVersions(kysely);
  } catch (error) {
    await holder.close();
    await kysely.destroy();
    throw error;
  }
  const database = databaseOn(kysely, now);
  return {
    pricing: pricingStore(database, now),
    roomConfigurations: roomConfigurationStore(database),
    enquiries: enquiryStore(database),
    newsletter: newsletterStore(database),
    orders: orderStore(database),
    followLinks: followLinkStore(database),
    settings: settingStore(database),
    contents: contentStore(database, now),
    pushDevices: pushDeviceStore(database, holder),
    requestPhotos: requestPhotoStore(database),
    mailQueue: mailQueue(database, holder),
    galleryImages: galleryImageStore(database),
    uploads: uploadStore(database),
    credentials: credentialStore(database),
    sessions: sessionStore(database),
    people: peopleStore(database),
    passkeys: passkeyStore(database),
    auditLog: auditLog(database),
    builderDays: builderDayStore(database),
    signInFailures: signInFailureStore(database),
    limits: limitStore(database),
    turns: turnStore(holder),
    areNew: () =>
      database.read(async (on) => {
        const isNew = sql<{ value: boolean }>`select not exists (select from pricing_versions)
          and not exists (select from gallery_images) as value`;
        return (await on.value(isNew)) === true;
      }),
    check: () => probe(database),
    async close() {
      await database.close();
      await holder.close();
    },
  };
}

/**
 * Brings the tables of a database to this version of the program.
 *
 * @returns what was done, by name
 * @throws {MigrationError | StoreUnavailableError}
 */
export async function migratePostgres(url: string): Promise<readonly string[]> {
  const kysely = connect(url, () => undefined);
  try {
    return await migrate(kysely);
  } finally {
    await kysely.destroy();
  }
}

async function probe(database: Database): Promise<void> {
  await database.change([], async (on) => {
    await on.all(sql`insert into probes (filler) values (repeat('x', 8000))`);
    await on.all(sql`delete from probes`);
  });
}
