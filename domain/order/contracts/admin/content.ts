import * as z from 'zod/mini';
import { articleSchema } from '#domain/site/content/articles';
import { documentNameSchema } from '#domain/site/content/documents';

/** Maximum characters of the note on a saved document. */
export const LONGEST_CONTENT_NOTE = 200;

const headShape = {
  /** The number of the version; 0 is what the program comes with. */
  revision: z.int().check(z.nonnegative()),
  /** ISO 8601; null for 0. */
  savedAt: z.nullable(z.string()),
  /** Who saved it; empty for 0. */
  by: z.string(),
  note: z.string(),
};

/** The response of GET /api/content/:name, of one version of it, and of PUT: the document is checked by its own schema. */
export const contentDocumentSchema = z.object({ ...headShape, value: z.unknown() });

export type ContentDocument = z.infer<typeof contentDocumentSchema>;

/** The response of GET /api/content/:name/versions, newest first, without 0. */
export const contentVersionsSchema = z.array(z.object(headShape));

export type ContentVersionInfo = z.infer<typeof contentVersionsSchema>[number];

/** The body of PUT /api/content/:name. */
export const saveContentSchema = z.object(
  {
    /** The version that was changed. */
    revision: z.int('Name the version you have changed'),
    note: z.optional(
      z
        .string('Write the note as text')
        .check(
          z.maxLength(
            LONGEST_CONTENT_NOTE,
            `Use at most ${LONGEST_CONTENT_NOTE} characters for the note`,
          ),
        ),
    ),
    value: z.unknown(),
  },
  'Send the document as a JSON object',
);

/** The body of POST /api/content/:name/touches: a document that is not saved; null takes an article away. */
export const lookAheadSchema = z.object(
  { value: z.unknown() },
  'Send the document as a JSON object',
);

/** What saving a document would change: the response of POST /api/content/:name/touches. */
export const contentTouchesSchema = z.object({
  /** Paths of pages. */
  pages: z.array(z.string()),
  /** Documents and mails by their names: "The estimate as a PDF". */
  documents: z.array(z.string()),
  mails: z.array(z.string()),
  /** The instant from which all of it is to be seen (ISO 8601); null for at once. */
  from: z.nullable(z.string()),
});

export type ContentTouches = z.infer<typeof contentTouchesSchema>;

/** The fields of a form that is posted to /api/content/:name/preview, whose answer is a page. */
export const previewSchema = z.object(
  {
    /** The document, as JSON. */
    value: z.string('Send the document as JSON'),
    path: z.string('Name a page').check(z.regex(/^\/[\w/-]*$/, 'Name a page')),
    theme: z.enum(['light', 'dark'], 'Choose a theme'),
  },
  'Send a form',
);

/** What has to be settled before the site is shown to customers: one line of `launchList`. */
export const launchItemSchema = z.object({
  /** The same from one look to the next. */
  id: z.string(),
  /** As a sentence would name it: "the telephone number". */
  what: z.string(),
  /** What is wrong with it: "a stand-in that reaches nobody". */
  why: z.string(),
  /** Where the desk settles it: a path of the site, with its search and hash; null where the desk cannot. */
  at: z.nullable(z.string()),
});

export type LaunchItem = z.infer<typeof launchItemSchema>;

/** The item of the list that stands for all sample pictures. */
export const SAMPLE_PICTURES = 'samples gallery';

/** Something between the content and a launch, as the program of the build before reads it. */
export const sampleLeftSchema = z.object({
  document: z.union([documentNameSchema, z.enum(['gallery', 'articles'])]),
  field: z.string(),
  what: z.string(),
  why: z.enum(['stand-in', 'missing', 'unconfirmed', 'sample']),
});

/** The response of GET /api/content. */
export const contentOverviewSchema = z.object({
  documents: z.array(z.object({ ...headShape, name: documentNameSchema })),
  launch: z.array(launchItemSchema),
  /** For open tabs of the build before; `launch` has all of it. */
  samples: z.array(sampleLeftSchema),
  /** Since when pages could not be written, and why; null while all is well. */
  failed: z.nullable(z.object({ at: z.string(), what: z.string() })),
});

export type ContentOverview = z.infer<typeof contentOverviewSchema>;

/** The response of GET /api/content/articles: what a list says of each, newest first. */
export const articleRowsSchema = z.array(
  z.object({
    id: z.uuid(),
    ...z.pick(articleSchema, {
      title: true,
      slug: true,
      date: true,
      category: true,
      publishAt: true,
    }).shape,
  }),
);

export type ArticleRow = z.infer<typeof articleRowsSchema>[number];
