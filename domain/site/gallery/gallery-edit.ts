import * as z from 'zod/mini';
import {
  GALLERY_CATEGORIES,
  type GalleryCategoryId,
} from '#domain/site/gallery/gallery-categories';
import { asSeen, linesAsSeen, notBlank, oneLine } from '#domain/text/text-checks';

const CATEGORY_MESSAGE = 'Choose a category from the list';
const FEATURED_MESSAGE = 'Send 1 for featured and 0 for not featured';
const TAGS_MESSAGE = 'Send the tags as a list of texts';

const titleSchema = z
  .string('Enter a title')
  .check(
    asSeen(),
    notBlank('Enter a title'),
    z.maxLength(200, { message: 'Use at most 200 characters for the title', abort: true }),
    oneLine('Enter the title on one line'),
  );

const descriptionSchema = z.nullable(
  z
    .string('Write the description as text, or send null')
    .check(linesAsSeen(), z.maxLength(2000, 'Use at most 2,000 characters for the description')),
);

const categorySchema = z.enum(
  GALLERY_CATEGORIES.map(({ id }) => id) as [GalleryCategoryId, ...GalleryCategoryId[]],
  CATEGORY_MESSAGE,
);

const tagSchema = z
  .string(TAGS_MESSAGE)
  .check(
    asSeen(),
    z.maxLength(60, { message: 'Use at most 60 characters for a tag', abort: true }),
    oneLine('Enter a tag on one line'),
  );

/** Drops blank tags, as in "cedar, , deck". */
const tagsSchema = z.pipe(
  z.array(tagSchema, TAGS_MESSAGE).check(z.maxLength(30, 'Use at most 30 tags')),
  z.transform((tags: string[]) => tags.filter((tag) => tag !== '')),
);

const featuredSchema = z.union([z.literal(0), z.literal(1)], FEATURED_MESSAGE);

/** The body of POST /api/gallery-images (specification §7). Unknown keys are ignored. */
export const newGalleryImageSchema = z.object(
  {
    title: titleSchema,
    description: z.prefault(descriptionSchema, null),
    category: categorySchema,
    tags: z.prefault(tagsSchema, () => []),
    /** The upload address without its query string. */
    objectPath: z.string('Send the upload address without its query string'),
    featured: z.prefault(featuredSchema, 0),
    sortOrder: z.prefault(z.int('Send a whole number').check(z.minimum(-1e6), z.maximum(1e6)), 0),
  },
  'Send the picture as a JSON object',
);

export type NewGalleryImageBody = z.input<typeof newGalleryImageSchema>;

/** The body of PUT /api/gallery-images/:id: featured (specification §7), or corrected text. */
export const galleryImageEditSchema = z
  .object(
    {
      title: z.optional(titleSchema),
      description: z.optional(descriptionSchema),
      category: z.optional(categorySchema),
      tags: z.optional(tagsSchema),
      featured: z.optional(featuredSchema),
    },
    'Send the changes as a JSON object',
  )
  .check(
    z.refine(
      (edit) => Object.values(edit).some((value) => value !== undefined),
      'Name at least one field to change',
    ),
  );

export type GalleryImageEdit = z.output<typeof galleryImageEditSchema>;

/** The body of PUT /api/gallery-images/order: every picture's id, once, in display order. */
export const galleryOrderSchema = z.object(
  {
    ids: z
      .array(z.uuid('Send ids of pictures'), 'Send the ids of all pictures as a list')
      .check(z.maxLength(10_000, 'These are more pictures than there can be')),
  },
  'Send the order as a JSON object',
);

/** The response of POST /api/objects/upload. */
export const uploadAddressSchema = z.object({ uploadURL: z.string() });
