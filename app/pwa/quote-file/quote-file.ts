import type { QuoteFacts } from '#domain/quote-document/quote-document';

/**
 * The quote as a PDF, made here. The program that makes it comes with the first one; the worker keeps
 * it, so that it is there without a signal too.
 *
 * @throws when a part of it cannot be loaded
 */
export async function quoteFile(facts: QuoteFacts): Promise<File> {
  const { makeQuoteFile } = await import('./make-quote-file');
  return makeQuoteFile(facts);
}
