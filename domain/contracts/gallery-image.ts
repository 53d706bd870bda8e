import * as z from 'zod/mini';

/** One size and format of a picture, at an address that never changes its content. */
const renditionSchema = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  /** Pixels. */
  width: z.int().check(z.positive()),
  path: z.string(),
});

/** What a page needs to show a picture sharp, in its place, before its bytes are there. */
const galleryPictureSchema = z.object({
  /** Pixels of the original. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** What the picture shows, for those who cannot see it. */
  alt: z.string(),
  /** CSS object-position that keeps the building in every crop, as "50% 52%". */
  focus: z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/)),
  /** A blurred stand-in of some hundred bytes. */
  blur: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]*$/)),
  /** None while those of a new picture are still being made: the stored file stands alone then. */
  renditions: z.array(renditionSchema),
});

/** A picture of the gallery (specification §3). `picture` is ours, and may be missing from old rows. */
export const galleryImageSchema = z.object({
  id: z.uuid(),
  title: z.string().check(z.minLength(1)),
  description: z.nullish(z.string()),
  /** An id of `GALLERY_CATEGORIES`; a text, so that a retired category keeps its pictures. */
  category: z.string(),
  tags: z.array(z.string()),
  /** Where the stored file is, from the root of the site. */
  objectPath: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  sortOrder: z.int(),
  createdAt: z.iso.datetime(),
  picture: z.optional(galleryPictureSchema),
});

/** The answer of GET /api/gallery-images: by sortOrder, then createdAt. */
export const galleryImagesSchema = z.array(galleryImageSchema);

export type GalleryImage = z.infer<typeof galleryImageSchema>;

export type GalleryPicture = z.infer<typeof galleryPictureSchema>;

export type Rendition = z.infer<typeof renditionSchema>;

/** On pictures that are computer renders, so that pages can say so. */
export const VISUALISATION_TAG = 'visualisation';
