import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';

/** "Tried twice. There was no connection. …": how often, and why it is still here. */
export function formatAttempts({
  attempts,
  lastProblem,
}: Pick<UnsentQuote, 'attempts' | 'lastProblem'>): string {
  if (attempts === 0) return lastProblem?.message ?? 'Goes by itself.';
  return `Tried ${formatTimes(attempts)}. ${lastProblem?.message ?? 'Next try by itself.'}`;
}

function formatTimes(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}
