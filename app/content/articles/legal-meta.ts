import * as z from 'zod/mini';

/** The front matter of legal/*.md: /privacy, /terms and /cookies. */
export const legalMetaSchema = z.object({
  title: z.string().check(z.minLength(1)),
  slug: z.enum(['privacy', 'terms', 'cookies']),
  lead: z.string().check(z.minLength(1)),
  /** Year, month, day of the last change of meaning. */
  updated: z.iso.date(),
});

/** What the build makes of legal/*.md (build/plugins/markdown.ts). */
export interface LegalPage {
  meta: z.infer<typeof legalMetaSchema>;
  html: string;
}
