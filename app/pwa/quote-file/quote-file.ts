import type { HeatingFor, QuoteContent } from './make-quote-file';

/**
 * The quote as a PDF, made on the device. The PDF code is loaded with the first one, and the worker
 * caches it, so this also works offline.
 *
 * @throws when part of that code cannot be loaded
 */
export async function quoteFile(facts: QuoteContent, heating: HeatingFor): Promise<File> {
  const { makeQuoteFile } = await import('./make-quote-file');
  return makeQuoteFile(facts, heating);
}
