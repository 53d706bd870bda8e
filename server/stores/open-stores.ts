import { credentialStore } from './credential-store';
import type { Disk } from './disk';
import { enquiryStore } from './enquiry-store';
import { galleryImageStore } from './gallery-image-store';
import { openLowdbDatabase } from './lowdb-database';
import { mailQueue } from './mail-queue';
import { newsletterStore } from './newsletter-store';
import type { Stores } from './ports';
import { pricingStore } from './pricing-store';
import { roomConfigurationStore } from './room-configuration-store';
import { sessionStore } from './session-store';
import { signInFailureStore } from './sign-in-failure-store';
import { uploadStore } from './upload-store';

interface StoreOptions {
  now?: () => Date;
  /** Hears of trouble that no caller is waiting for. Nothing is lost by it. */
  report?: (error: unknown, what: string) => void;
  /** The real one, unless a test lets it fail. */
  disk?: Disk;
}

/**
 * Opens everything that is kept, in the data folder.
 *
 * @throws {LockedError | DamagedFileError | StoreUnavailableError}
 */
export async function openStores(
  { dataDir }: { dataDir: string },
  options: StoreOptions = {},
): Promise<Stores> {
  const { now = () => new Date() } = options;
  const database = await openLowdbDatabase(dataDir, { ...options, now });
  return {
    pricing: pricingStore(database, now),
    roomConfigurations: roomConfigurationStore(database),
    enquiries: enquiryStore(database),
    newsletter: newsletterStore(database),
    mailQueue: mailQueue(database),
    galleryImages: galleryImageStore(database),
    uploads: uploadStore(database),
    credentials: credentialStore(database),
    sessions: sessionStore(database),
    signInFailures: signInFailureStore(database),
    async areNew() {
      const view = database.read();
      return view.count('pricingVersions') === 0 && view.count('galleryImages') === 0;
    },
    check: () => database.probe(),
    close: () => database.close(),
  };
}
