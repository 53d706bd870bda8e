import type { ReportedFault } from '#domain/order/contracts/site-faults';

/**
 * POST /api/site-faults, also from a page that is being left: nobody waits for it, and without a signal nothing is kept
 * to try it again.
 */
export function tellFault(fault: ReportedFault): void {
  const body = new Blob([JSON.stringify(fault)], { type: 'application/json' });
  navigator.sendBeacon('/api/site-faults', body);
}
