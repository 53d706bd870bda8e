import * as z from 'zod/mini';
import { knownTokens, legalTokens } from './tokens';
import { LONGEST_BODY } from './articles';
import { describedPictures, safeLinks } from './markdown/markdown-rules';
import { line, lines } from './rules';
import { STARTER_FACTS } from './facts/starter-facts';

export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

const TOKENS = Object.keys(legalTokens(STARTER_FACTS));

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
    knownTokens(TOKENS),
  ),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
