import type { Logger } from 'pino';
import { quotePdf } from '#server/quote-pdf/quote-pdf';
import type { PricingStore } from '#server/stores/ports';
import type { QueuedMail, RoomConfiguration } from '#server/stores/records';
import type { Attachment } from '#server/mail/transport/message';

export interface AttachServices {
  pricing: PricingStore;
  logger: Logger;
}

/**
 * The quote of a request as the file that goes with its mail. A document that cannot be made is
 * logged, and the mail leaves without: its words hold the whole price too.
 */
export async function attachQuote(
  { pricing, logger }: AttachServices,
  { id }: Pick<QueuedMail, 'id'>,
  row: RoomConfiguration,
): Promise<Attachment | undefined> {
  try {
    return { ...(await quotePdf({ pricing }, row)), type: 'application/pdf' };
  } catch (err) {
    logger.error({ mail: id, err }, 'mail leaves without its document');
    return undefined;
  }
}
