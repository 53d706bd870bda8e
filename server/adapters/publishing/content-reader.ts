import { overlay } from '#domain/site/content/stored-documents';
import type { StoredContent } from '#domain/site/content/site-content';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { ContentVersion } from '#server/stores/content/content-records';
import type { GalleryImageStore } from '#server/stores/ports';

interface ReaderOptions {
  contents: ContentStore;
  /** Articles show pictures of it. */
  galleryImages: Pick<GalleryImageStore, 'list' | 'revision'>;
  starter: StoredContent;
}

export interface ContentReader {
  /** Whether somebody has saved since the last `read`. */
  hasChanged(): Promise<boolean>;
  /** Reads what the store has now; `content` is still the earlier one. */
  read(): Promise<void>;
  /** @throws Error when a document that was read is none; the message names it, and `content` stays */
  check(): StoredContent;
  /** What the desk has. Documents are checked at the first call: the pages of the last run may be right without it. */
  content(): StoredContent;
  gallery(): readonly GalleryImage[];
  /** Tells what was read from anything else, without looking into it. */
  sources(): unknown;
}

export function contentReader({ contents, galleryImages, starter }: ReaderOptions): ContentReader {
  const overlaid = overlay(starter);
  let seen: string | undefined;
  let versions: readonly ContentVersion[] = [];
  let gallery: readonly GalleryImage[] = [];
  let checked: StoredContent | undefined;

  const revision = async (): Promise<string> =>
    (await Promise.all([contents.revision(), galleryImages.revision()])).join(' ');
  const check = (): StoredContent => (checked = overlaid(versions));
  const content = (): StoredContent => checked ?? check();
  return {
    hasChanged: async () => (await revision()) !== seen,
    async read() {
      const newest = await revision();
      if (newest === seen) return;
      // Stays where what is read now is none.
      if (seen !== undefined) content();
      seen = newest;
      [gallery, versions] = await Promise.all([galleryImages.list(), contents.newest()]);
    },
    check,
    content,
    gallery: () => gallery,
    // A store that was restored may have another version of the same number.
    sources: () => [gallery, versions.map(({ key, savedAt }) => [key, savedAt])],
  };
}
