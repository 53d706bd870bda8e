import type { Logger } from 'pino';
import { quotePdf, type QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import type { QueuedMail, QuoteRequestRecord } from '#server/stores/records';
import type { Attachment } from '#server/ports/mail';

export interface AttachServices extends QuotePdfSources {
  logger: Logger;
}

/**
 * The quote of a request as an email attachment. If the document cannot be made, that is logged and the
 * mail is sent without it: its text has the full price too.
 */
export async function attachQuote(
  { logger, ...sources }: AttachServices,
  { id }: Pick<QueuedMail, 'id'>,
  row: QuoteRequestRecord,
): Promise<Attachment | undefined> {
  try {
    return { ...(await quotePdf(sources, row)), type: 'application/pdf' };
  } catch (err) {
    logger.error({ mail: id, err }, 'mail leaves without its document');
    return undefined;
  }
}
