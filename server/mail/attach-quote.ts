import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { quotePdf } from '#server/quote-pdf/quote-pdf';
import type { PricingStore } from '#server/stores/ports';
import type { QueuedMail, RoomConfiguration } from '#server/stores/records';
import type { Attachment } from './message';

/** Of the time a document took, so that requests keep most of the one thread while many are made. */
const REST = 4;
const LONGEST_REST_MS = 100;

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
  const startedAt = performance.now();
  try {
    const pdf = await quotePdf({ pricing }, row);
    await sleep(Math.min(REST * (performance.now() - startedAt), LONGEST_REST_MS));
    return { ...pdf, type: 'application/pdf' };
  } catch (err) {
    logger.error({ mail: id, err }, 'mail leaves without its document');
    return undefined;
  }
}
