import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { StoreUnavailableError } from '#server/stores/ports';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { galleryImage } from '#server/testing/rows/records';
import { describeAuditLog } from './audit-log.contract';
import { describeBuilderDayStore } from './builder-day-store.contract';
import { describeContentStore } from './content-store.contract';
import { describeCredentialStore } from './credential-store.contract';
import { describeEnquiryStore } from './enquiry-store.contract';
import { describeGalleryImageStore } from './gallery-image-store.contract';
import { describeInvoiceStore } from './invoice-store.contract';
import { describeLimitStore } from './limit-store.contract';
import { describeMailQueue } from './mail-queue.contract';
import { describeNewsletterStore } from './newsletter-store.contract';
import { describeOrderStore } from './order-store.contract';
import type { NewPlace } from './place';
import { describePeopleStore } from './people-store.contract';
import { describePricingStore } from './pricing-store.contract';
import { describePushDeviceStore } from './push-device-store.contract';
import { describeRequestInboxes } from './request-inbox.contract';
import { describeRequestPhotoStore } from './request-photo-store.contract';
import { describeQuoteRequestStore } from './quote-request-store.contract';
import { describeSessionStore } from './session-store.contract';
import { describeSignInFailureStore } from './sign-in-failure-store.contract';
import { describeSiteFaultStore } from './site-fault-store.contract';
import { describeTurnStore } from './turn-store.contract';
import { describeUploadStore } from './upload-store.contract';

/** What every engine behind the ports promises: its test calls this and no other contract. */
export function describeStores(engine: string, newPlace: NewPlace): void {
  describe(`the stores of ${engine}`, () => {
    describePricingStore(newPlace);
    describeQuoteRequestStore(newPlace);
    describeEnquiryStore(newPlace);
    describeRequestInboxes(newPlace);
    describeNewsletterStore(newPlace);
    describeOrderStore(newPlace);
    describeInvoiceStore(newPlace);
    describePushDeviceStore(newPlace);
    describeContentStore(newPlace);
    describePeopleStore(newPlace);
    describeAuditLog(newPlace);
    describeBuilderDayStore(newPlace);
    describeSiteFaultStore(newPlace);
    describeRequestPhotoStore(newPlace);
    describeMailQueue(newPlace);
    describeGalleryImageStore(newPlace);
    describeUploadStore(newPlace);
    describeCredentialStore(newPlace);
    describeSessionStore(newPlace);
    describeSignInFailureStore(newPlace);
    describeLimitStore(newPlace);
    describeTurnStore(newPlace);

    it('is new until prices or pictures were kept, and never again', async () => {
      const place = await newPlace();
      const stores = await place.open();
      await stores.enquiries.add(newEnquiry());
      expect(await stores.areNew()).toBe(true);
      await stores.pricing.begin(starterPricing);
      expect(await stores.areNew()).toBe(false);
      await place.close();
      expect(await (await place.open()).areNew()).toBe(false);
      const { galleryImages, areNew } = await (await newPlace()).open();
      await galleryImages.add([galleryImage()]);
      expect(await areNew()).toBe(false);
    });

    it('finishes what is under way before it closes, and refuses what comes later', async () => {
      const place = await newPlace();
      const stores = await place.open();
      await stores.check();
      const row = newEnquiry();
      const added = stores.enquiries.add(row);
      await stores.close();
      expect(await added).toMatchObject({ id: row.id });
      await expect(stores.enquiries.add(newEnquiry())).rejects.toThrow(StoreUnavailableError);
      await expect(stores.check()).rejects.toThrow(StoreUnavailableError);
      expect(await (await place.open()).enquiries.count()).toBe(1);
    });
  });
}
