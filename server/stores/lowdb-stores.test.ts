import { onTestFinished } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { credentialStore } from './credential-store';
import { describeCredentialStore } from './credential-store.contract';
import type { Database } from './database';
import { galleryImageStore } from './gallery-image-store';
import { describeGalleryImageStore } from './gallery-image-store.contract';
import { enquiryStore } from './enquiry-store';
import { describeEnquiryStore } from './enquiry-store.contract';
import { openLowdbDatabase } from './lowdb-database';
import { newsletterStore } from './newsletter-store';
import { describeNewsletterStore } from './newsletter-store.contract';
import { openPricingStore } from './pricing-store';
import { describePricingStore } from './pricing-store.contract';
import { roomConfigurationStore } from './room-configuration-store';
import { describeRoomConfigurationStore } from './room-configuration-store.contract';
import { uploadStore } from './upload-store';
import { describeUploadStore } from './upload-store.contract';
import { sessionStore } from './session-store';
import { describeSessionStore } from './session-store.contract';
import { signInFailureStore } from './sign-in-failure-store';
import { describeSignInFailureStore } from './sign-in-failure-store.contract';

/** A folder in which a store can be opened over the file, closed, and opened again. */
function places<S>(openStore: (database: Database) => S | Promise<S>) {
  return async () => {
    const folder = await temporaryFolder();
    let database: Database | undefined;
    const close = async (): Promise<void> => database?.close();
    onTestFinished(close);
    return {
      async open() {
        database = await openLowdbDatabase(folder);
        return openStore(database);
      },
      uploads() {
        if (database === undefined) throw new Error('The store is not open.');
        return uploadStore(database);
      },
      close,
    };
  };
}

const openPricing = (database: Database) =>
  openPricingStore(database, starterPricing, () => new Date());

describePricingStore('the lowdb file', places(openPricing));
describeRoomConfigurationStore('the lowdb file', places(roomConfigurationStore));
describeGalleryImageStore('the lowdb file', places(galleryImageStore));
describeEnquiryStore('the lowdb file', places(enquiryStore));
describeNewsletterStore('the lowdb file', places(newsletterStore));
describeCredentialStore('the lowdb file', places(credentialStore));
describeSessionStore('the lowdb file', places(sessionStore));
describeSignInFailureStore('the lowdb file', places(signInFailureStore));
describeUploadStore('the lowdb file', places(uploadStore));
