import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { SeenPicture } from '#app/offline/copies/seen-pictures';
import { whenIdle } from '#app/pwa/when-idle';

/** Header on responses the worker served from this device; see sw/pictures/uploads.ts. */
const KEPT = 'x-kept-copy';

/**
 * Stores a picture that is on screen for offline use, when the browser is idle. The bytes come from the
 * browser's HTTP cache, so nothing is downloaded twice.
 *
 * @param address the rendition the browser chose
 */
export function keepSeenPicture(image: GalleryImage, address: string): void {
  // Best effort: without storage, or with it full, the picture just won't be there offline.
  whenIdle(() => void keep(image, new URL(address).pathname).catch(() => undefined));
}

async function keep({ picture }: GalleryImage, path: string): Promise<void> {
  const rendition = picture?.renditions.find((one) => one.path === path);
  const width = rendition?.width ?? picture?.width ?? 0;
  const { touchSeenPicture, keepSeenPicture, pictureOf } =
    await import('#app/offline/copies/seen-pictures');
  if (await touchSeenPicture(path, width, Date.now())) return;
  const response = await fetch(path, { cache: 'force-cache' });
  if (!response.ok || response.headers.has(KEPT)) return;
  const content = await response.arrayBuffer();
  // The schema rejects anything that is not a picture.
  const type = response.headers.get('content-type') as SeenPicture['type'];
  await keepSeenPicture({ id: pictureOf(path), type, width, content, seenAt: Date.now() });
}
