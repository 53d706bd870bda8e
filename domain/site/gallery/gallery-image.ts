import * as z from 'zod/mini';

/** One size and format of a picture, at an address whose content never changes. */
const renditionSchema = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  /** Pixels. */
  width: z.int().check(z.positive()),
  path: z.string(),
});

/** What a page needs to reserve a picture's space and show it sharp before its bytes arrive. */
const galleryPictureSchema = z.object({
  /** Pixels of the original. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Alternative text. */
  alt: z.string(),
  /** CSS object-position that keeps the building in every crop, such as "50% 52%". */
  focus: z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/)),
  /** A blurred placeholder of a few hundred bytes. */
  blur: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]*$/)),
  /** Empty while a new picture's renditions are being made: only the stored file is available then. */
  renditions: z.array(renditionSchema),
});

/**
 * A picture in the gallery (specification §3). `picture` is our addition, and may be missing from old
 * rows.
 */
export const galleryImageSchema = z.object({
  id: z.uuid(),
  title: z.string().check(z.minLength(1)),
  description: z.nullish(z.string()),
  /** An id from `GALLERY_CATEGORIES`; plain text, so that a retired category keeps its pictures. */
  category: z.string(),
  tags: z.array(z.string()),
  /** Path of the stored file from the root of the site. */
  objectPath: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  sortOrder: z.int(),
  createdAt: z.iso.datetime(),
  picture: z.optional(galleryPictureSchema),
});

/** The response of GET /api/gallery-images: sorted by sortOrder, then createdAt. */
export const galleryImagesSchema = z.array(galleryImageSchema);

export type GalleryImage = z.infer<typeof galleryImageSchema>;

export type GalleryPicture = z.infer<typeof galleryPictureSchema>;

export type Rendition = z.infer<typeof renditionSchema>;

/** Marks pictures that are computer renders, so that pages can say so. */
export const VISUALISATION_TAG = 'visualisation';
