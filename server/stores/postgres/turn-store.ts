import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '#server/stores/ports';
import type { TurnStore } from '#server/stores/shared-ports';
import { turnStore as turnsOfProcess } from '#server/stores/memory/turn-store';
import type { Holder } from './holder';

const LOOK_MS = 50;
/** Whoever waits longer is told so; a request is given up after a minute without an answer. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Turns of the work of all processes on a database. A process has its turn for as long as it keeps one connection;
 * without it another may begin, so work in turns must bear being done twice.
 */
export function turnStore(holder: Holder): TurnStore {
  // Those of one process wait for each other here, and ask the database one at a time.
  const own = turnsOfProcess();
  const whenLocked = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      await holder.unlock(name);
    }
  };
  return {
    inTurn: (name, work) =>
      own.inTurn(name, async () => {
        const end = performance.now() + LONGEST_WAIT_MS;
        while (!(await holder.lock(name))) {
          if (performance.now() > end) {
            throw new StoreUnavailableError('Another process is still at the same work.');
          }
          await pause(LOOK_MS);
        }
        return whenLocked(name, work);
      }),
    async ifFree(name, work) {
      let isDone = false;
      const wasFree = await own.ifFree(name, async () => {
        if (!(await holder.lock(name))) return;
        await whenLocked(name, work);
        isDone = true;
      });
      return wasFree && isDone;
    },
  };
}
