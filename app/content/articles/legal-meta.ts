import * as z from 'zod/mini';

/** The front matter of legal/*.md: /privacy, /terms and /cookies. */
export const legalMetaSchema = z.object({
  title: z.string().check(z.minLength(1)),
  slug: z.enum(['privacy', 'terms', 'cookies']),
  lead: z.string().check(z.minLength(1)),
  /** Date of the last change in meaning. */
  updated: z.iso.date(),
});

/** The result of building legal/*.md (build/plugins/markdown.ts). */
export interface LegalPage {
  meta: z.infer<typeof legalMetaSchema>;
  html: string;
}
