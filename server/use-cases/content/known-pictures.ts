import type { Article } from '#domain/site/content/articles';
import type { LegalPage } from '#domain/site/content/legal-pages';
import { picturesIn } from '#domain/site/content/markdown/markdown-rules';
import type { GalleryImageStore } from '#server/stores/ports';
import { invalidRequest } from '#server/use-cases/requests/parse-request';

/**
 * Refuses a text with pictures that the gallery does not have: visitors would see a gap.
 *
 * @throws {ApiProblem} 400 invalid_request naming `picture` or `body`
 */
export async function refuseUnknownPictures(
  galleryImages: Pick<GalleryImageStore, 'list'>,
  document: Article | LegalPage,
): Promise<void> {
  const shown = picturesIn(document.body);
  const chosen = 'picture' in document && 'galleryId' in document.picture && document.picture;
  if (shown.length === 0 && !chosen) return;
  const rows = await galleryImages.list();
  const fields: Record<string, string> = {};
  if (chosen && !rows.some(({ id }) => id === chosen.galleryId))
    fields['picture'] = 'This picture is no longer in the gallery. Choose another';
  const paths = new Set(rows.map(({ objectPath }) => objectPath));
  const lost = shown.find(({ src }) => !paths.has(src));
  if (lost)
    fields['body'] =
      `The picture “${lost.alt}” is not in the gallery. Take it out, or choose one that is there`;
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
}
