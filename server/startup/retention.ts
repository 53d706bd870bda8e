import type { Logger } from 'pino';
import type { TurnStore } from '#server/stores/shared-ports';
import { anonymiseExpired } from '#server/use-cases/anonymise-expired';
import type { RetentionServices } from '#server/use-cases/anonymise-expired';
import { repeated } from './repeated';

const EVERY_MS = 6 * 60 * 60_000;

/**
 * Applies RETENTION_DAYS while the server runs: checks now and every six hours, in one process at a time. Returns a function that
 * stops it.
 */
export function openRetention(
  services: RetentionServices & { turns: TurnStore; logger: Logger },
  days: number,
): () => Promise<void> {
  return repeated(services, {
    name: 'retention',
    everyMs: EVERY_MS,
    work: () => anonymiseExpired(services, days),
    done: 'requests made anonymous',
  });
}
