import type { CountedStep } from '#domain/order/contracts/builder-steps';

/**
 * POST /api/builder-steps, also from a page that is being left: nobody waits for it, and nothing is kept to try it
 * again.
 */
export function tellSteps(steps: readonly CountedStep[]): void {
  const body = new Blob([JSON.stringify({ steps })], { type: 'application/json' });
  navigator.sendBeacon('/api/builder-steps', body);
}
