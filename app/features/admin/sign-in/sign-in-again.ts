import { HttpError } from '#app/api/http';

/** Those who wait until the administrator has signed in again, or has not. */
let waiting: { goOn: () => void; giveUp: () => void }[] = [];
const listeners = new Set<() => void>();

/** Whether somebody waits for the administrator to sign in again. */
export function isAsked(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` when `isAsked` may have changed; returns how to stop. */
export function onAskedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The administrator has signed in again, or has closed the question. */
export function answer(signedIn: boolean): void {
  const told = waiting;
  waiting = [];
  for (const { goOn, giveUp } of told) (signedIn ? goOn : giveUp)();
  for (const listener of listeners) listener();
}

/**
 * Makes a call of the administrator's. When the session has ended meanwhile, asks for the password in
 * place, so that nothing typed is lost, and makes the call again.
 *
 * @throws what the call throws; its 401 when the administrator does not sign in
 */
export async function asAdmin<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) throw error;
      await new Promise<void>((goOn, reject) => {
        waiting = [...waiting, { goOn, giveUp: () => reject(error) }];
        for (const listener of listeners) listener();
      });
    }
  }
}
