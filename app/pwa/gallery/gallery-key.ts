/** The key of the gallery in the query cache; its parts make the path /api/gallery-images. */
export const GALLERY_KEY = ['api', 'gallery-images'] as const;
