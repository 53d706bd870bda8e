import type { ContentOverview } from '#domain/order/contracts/admin/content';
import { launchList } from '#domain/order/launch-list';
import { samplesLeft } from '#domain/site/content/samples-left';
import type { Publishing } from '#server/ports/publishing';
import type { SettingStore } from '#server/stores/orders/order-ports';
import { savedExamples } from '#server/stores/orders/saved-examples';
import type { GalleryImageStore } from '#server/stores/ports';

export interface LaunchServices {
  publishing: Pick<Publishing, 'stored'>;
  galleryImages: Pick<GalleryImageStore, 'list'>;
  settings: SettingStore;
  isMailSetUp: boolean;
  now: () => Date;
}

/** What has to be settled before the site is shown to customers, as every screen of the desk that lists it is told. */
export async function leftBeforeLaunch({
  publishing,
  galleryImages,
  settings,
  isMailSetUp,
  now,
}: LaunchServices): Promise<Pick<ContentOverview, 'launch' | 'samples'>> {
  const [content, gallery] = [publishing.stored(), await galleryImages.list()];
  const saved = await savedExamples(settings);
  return {
    launch: launchList({ content, gallery, saved, isMailSetUp, now: now() }),
    samples: samplesLeft(content, gallery),
  };
}
