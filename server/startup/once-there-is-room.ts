import { isDiskFull } from '#server/stores/files/disk';
import { StoreUnavailableError } from '#server/stores/ports';

const AGAIN_MS = 5_000;

/** Tells of trouble that no caller is waiting for. */
export type Report = (error: unknown, what: string) => void;

/**
 * Does what a start has to store: now, or again and again while the disk is full, so that the server can
 * show what it has. Returns how to stop trying.
 *
 * @throws whatever else has failed the first time
 */
export async function onceThereIsRoom(
  steps: () => Promise<void>,
  report: Report,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let trying = Promise.resolve();
  const attempt = async (): Promise<void> => {
    try {
      await steps();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) && !isDiskFull(error)) throw error;
      report(error, 'The start is not complete: it goes on when something can be stored.');
      timer = setTimeout(() => {
        trying = attempt().catch((later: unknown) => report(later, 'The start stays incomplete.'));
      }, AGAIN_MS).unref();
    }
  };
  await attempt();
  return async () => {
    clearTimeout(timer);
    await trying;
    clearTimeout(timer);
  };
}
