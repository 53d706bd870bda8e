import { isDiskFull } from '#server/stores/files/disk';
import { StoreUnavailableError } from '#server/stores/ports';

const AGAIN_MS = 5_000;

/** Reports a problem that no caller is waiting for. */
export type Report = (error: unknown, what: string) => void;

/**
 * Runs the startup steps that store something. While the disk is full, retries them every few seconds
 * in the background, so that the server can already show its data. Returns a function that stops the
 * retries.
 *
 * @throws any other error from the first attempt
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
