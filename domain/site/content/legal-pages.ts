import * as z from 'zod/mini';
import { legalTokens, tokensIn } from './legal-tokens';
import { LONGEST_BODY } from './articles';
import { describedPictures, safeLinks } from './markdown/markdown-rules';
import { line, lines } from './rules';
import { STARTER_FACTS } from './facts/starter-facts';

export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

const TOKENS: ReadonlySet<string> = new Set(Object.keys(legalTokens(STARTER_FACTS)));

/** /privacy, /terms or /cookies. */
export const legalPageSchema = z.object({
  title: line('the title', 70),
  lead: line('the opening sentence', 300),
  /** Date of the last change in meaning. */
  updated: z.iso.date('Give the date of the last change in meaning'),
  /** Markdown; `{company-number}` and other tokens stand for facts of the company. */
  body: lines('the page', LONGEST_BODY).check(
    safeLinks(),
    describedPictures(),
    z.refine((text) => tokensIn(text).every((token) => TOKENS.has(token)), {
      error: ({ input }) =>
        `There is no {${tokensIn(String(input)).find((token) => !TOKENS.has(token))}} to fill in`,
    }),
  ),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
