import type { Logger } from 'pino';
import type { Invoicing } from '#server/ports/invoicing';
import { withoutAct } from '#server/stores/audit/act';
import type { TurnStore } from '#server/stores/shared-ports';
import { issueAllDue, issueDue, type BillServices } from '#server/use-cases/order/bill-order';

const EVERY_MS = 5 * 60_000;

/**
 * Makes invoices when something has happened to an order, and looks now and every five minutes for those that are due on
 * a day, or that a process which ended has left; in one process at a time.
 */
export function openInvoicing(services: BillServices & { turns: TurnStore; logger: Logger }): {
  invoicing: Invoicing;
  close(): Promise<void>;
} {
  const { turns, logger } = services;
  /** The next look does what this one could not. */
  const trying = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await withoutAct(work);
    } catch (error) {
      logger.error({ err: error }, 'invoices wait');
    }
  };
  const look = () =>
    trying(() =>
      turns.ifFree('invoicing', async () => {
        const count = await issueAllDue(services);
        if (count > 0) logger.info({ count }, 'invoices made');
      }),
    );
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, EVERY_MS).unref();
  return {
    invoicing: { issue: (requestId) => trying(() => issueDue(services, requestId)) },
    async close() {
      clearInterval(timer);
      await last;
    },
  };
}
