import { HttpError } from '#app/api/http';

/** Calls waiting until the administrator has signed in again or declined. */
let waiting: { goOn: () => void; giveUp: () => void }[] = [];
const listeners = new Set<() => void>();

/** Whether any call is waiting for the administrator to sign in again. */
export function isAsked(): boolean {
  return waiting.length > 0;
}

/** Calls `listener` when `isAsked` may have changed. @returns a function that stops it */
export function onAskedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The administrator has signed in again, or has closed the dialog. */
export function answer(signedIn: boolean): void {
  const told = waiting;
  waiting = [];
  for (const { goOn, giveUp } of told) (signedIn ? goOn : giveUp)();
  for (const listener of listeners) listener();
}

/**
 * Makes a call as the administrator. If the session has ended, asks for the password on the spot, so that
 * nothing typed is lost, and repeats the call.
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
