import type { Logger } from 'pino';
import type { InvoiceStore } from '#server/stores/orders/order-ports';
import type { TurnStore } from '#server/stores/shared-ports';
import { anonymiseExpired, removeOldInvoices } from '#server/use-cases/anonymise-expired';
import type { RetentionServices } from '#server/use-cases/anonymise-expired';
import { repeated } from './repeated';

const EVERY_MS = 6 * 60 * 60_000;

/**
 * Applies RETENTION_DAYS, and the six years of invoices, while the server runs: checks now and every six hours, in one process at a time. Returns a function that
 * stops it.
 */
export function openRetention(
  services: RetentionServices & { invoices: InvoiceStore; turns: TurnStore; logger: Logger },
  days: number,
): () => Promise<void> {
  return repeated(services, {
    name: 'retention',
    everyMs: EVERY_MS,
    work: async () => {
      const count = await anonymiseExpired(services, days);
      const old = await removeOldInvoices(services);
      if (old > 0) services.logger.info({ count: old }, 'old invoices removed');
      return count;
    },
    done: 'requests made anonymous',
  });
}
