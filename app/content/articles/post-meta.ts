import * as z from 'zod/mini';

export const POST_CATEGORIES = ['Planning', 'Choosing', 'Groundwork', 'Energy', 'Design'] as const;

/** Roles: we do not invent people. */
export const POST_AUTHORS = ['The design team', 'The building team'] as const;

const sourceSchema = z.object({
  title: z.string().check(z.minLength(1)),
  url: z.url({ protocol: /^https$/ }),
});

/** The front matter of blog/*.md (specification §3, Blog post; §2 for what its card shows). */
export const postMetaSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(70)),
  /** The last part of /blog/$slug; the file has the same name. */
  slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  /** Year, month, day: 2024-02-06. */
  date: z.iso.date(),
  category: z.enum(POST_CATEGORIES),
  author: z.enum(POST_AUTHORS),
  excerpt: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A file in app/media. */
  picture: z.string().check(z.regex(/^[a-z0-9-]+\.jpg$/)),
  sources: z.array(sourceSchema).check(z.minLength(1)),
});

/** The post details its card and its page need. */
export type PostMeta = Omit<z.infer<typeof postMetaSchema>, 'sources'>;

export type PostSource = z.infer<typeof sourceSchema>;
