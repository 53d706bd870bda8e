import * as z from 'zod/mini';

const fromGallerySchema = z.object({ galleryId: z.uuid('Choose a picture') });

/** Where a picture is: one that comes with the site (app/media), or one of the gallery. */
export const pictureRefSchema = z.union(
  [
    z.object({ file: z.string().check(z.regex(/^[a-z0-9-]+\.jpg$/, 'Choose a picture')) }),
    fromGallerySchema,
  ],
  'Choose a picture',
);

export type PictureRef = z.infer<typeof pictureRefSchema>;

/** The company's own picture at a place of a page; null for the one that comes with the site. */
export const ownPictureSchema = z.nullable(fromGallerySchema);

export type OwnPicture = z.infer<typeof ownPictureSchema>;

/** The pictures of the gallery that were chosen for places of a document, by the field. */
export function chosenPictures(document: {
  picture?: PictureRef | OwnPicture;
  detail?: OwnPicture;
}): { field: 'picture' | 'detail'; id: string }[] {
  return (['picture', 'detail'] as const).flatMap((field) => {
    const chosen = document[field];
    return chosen && 'galleryId' in chosen ? [{ field, id: chosen.galleryId }] : [];
  });
}
