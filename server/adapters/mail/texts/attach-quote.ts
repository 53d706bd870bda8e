import type { Logger } from 'pino';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { quotePdf } from '#server/adapters/quote-pdf/quote-pdf';
import type { PricingStore } from '#server/stores/ports';
import type { QueuedMail, RoomConfiguration } from '#server/stores/records';
import type { Attachment } from '#server/adapters/mail/transport/message';

export interface AttachServices {
  facts: () => CompanyFacts;
  pricing: PricingStore;
  logger: Logger;
}

/**
 * The quote of a request as an email attachment. If the document cannot be made, that is logged and the
 * mail is sent without it: its text has the full price too.
 */
export async function attachQuote(
  { facts, pricing, logger }: AttachServices,
  { id }: Pick<QueuedMail, 'id'>,
  row: RoomConfiguration,
): Promise<Attachment | undefined> {
  try {
    return { ...(await quotePdf({ facts, pricing }, row)), type: 'application/pdf' };
  } catch (err) {
    logger.error({ mail: id, err }, 'mail leaves without its document');
    return undefined;
  }
}
