import type { Logger } from 'pino';
import { withoutAct } from '#server/stores/audit/act';
import type { TurnStore } from '#server/stores/shared-ports';

interface Repeated {
  /** Of the turn: one process at a time is at it. */
  name: string;
  everyMs: number;
  /** Does what there is to do, and resolves to how much that was. */
  work: () => Promise<number>;
  /** What the log says of what was done. */
  done: string;
}

/** Does something now, and again and again while the server runs. Returns a function that stops it. */
export function repeated(
  { turns, logger }: { turns: TurnStore; logger: Logger },
  { name, everyMs, work, done }: Repeated,
): () => Promise<void> {
  const look = async (): Promise<void> => {
    try {
      await turns.ifFree(name, async () => {
        const count = await withoutAct(work);
        if (count > 0) logger.info({ count }, done);
      });
    } catch (error) {
      // The next time does what this one could not.
      logger.error({ err: error }, `${name} waits for the store`);
    }
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
