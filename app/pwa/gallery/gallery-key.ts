/** The gallery's query key; its parts form the path /api/gallery-images. */
export const GALLERY_KEY = ['api', 'gallery-images'] as const;
