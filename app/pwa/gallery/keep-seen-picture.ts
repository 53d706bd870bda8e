import type { GalleryImage } from '#domain/contracts/gallery-image';
import type { SeenPicture } from '#app/offline/copies/seen-pictures';
import { whenIdle } from '#app/pwa/when-idle';

/** On what the worker has answered from this device; see sw/uploads.ts. */
const KEPT = 'x-kept-copy';

/**
 * Keeps a picture that is on the screen for times without a connection, when there is nothing better
 * to do. Its bytes come from the browser's own cache, so nothing is loaded twice.
 *
 * @param address what the browser chose of the picture's renditions
 */
export function keepSeenPicture(image: GalleryImage, address: string): void {
  // A convenience: without storage, or with a full one, there is simply nothing to see later.
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
  // Anything that is no picture is refused by the schema.
  const type = response.headers.get('content-type') as SeenPicture['type'];
  await keepSeenPicture({ id: pictureOf(path), type, width, content, seenAt: Date.now() });
}
