import type { RawBuilder } from 'kysely';
import type { QueueLoad } from '#server/stores/requests/request-ports';
import type { Rows } from './rows';

interface Counted {
  waiting: number;
  oldest: string | null;
}

/** What waits in a queue, from one row with how many there are and when the oldest was queued. */
export async function loadOf(on: Rows, statement: RawBuilder<Counted>): Promise<QueueLoad> {
  const [counted] = await on.all(statement);
  const { waiting, oldest } = counted ?? { waiting: 0, oldest: null };
  return { waiting, oldest: oldest === null ? undefined : new Date(oldest) };
}
