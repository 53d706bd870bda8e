import * as z from 'zod/mini';
import { line, lines } from './rules';

export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

/** /privacy, /terms or /cookies. */
export const legalPageSchema = z.object({
  title: line('the title', 70),
  lead: line('the opening sentence', 300),
  /** Date of the last change in meaning. */
  updated: z.iso.date('Give the date of the last change in meaning'),
  /** Markdown; `{company-number}` and other tokens stand for facts of the company. */
  body: lines('the page', 100_000),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
