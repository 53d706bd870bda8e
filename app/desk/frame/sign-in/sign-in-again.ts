import { HttpError } from '#app/api/http';

/**
 * Why the password is asked for over a screen: the session has ended, or somebody who stays signed in does what asks for it
 * again (decision 0117).
 */
export type Asked = 'ended' | 'proof';

/** Calls waiting until the administrator has signed in again or declined. */
let waiting: { asked: Asked; goOn: () => void; giveUp: () => void }[] = [];
const listeners = new Set<() => void>();

/** What any call is waiting for the administrator to sign in again for; undefined for none. */
export function whyAsked(): Asked | undefined {
  return waiting[0]?.asked;
}

/** Calls `listener` when `whyAsked` may have changed. @returns a function that stops it */
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
 * Makes a call as the administrator. If the session has ended, or the call asks for the password again, asks for it on the spot, so that
 * nothing typed is lost, and repeats the call.
 *
 * @throws what the call throws; its 401 or 403 when the administrator does not sign in
 */
export async function asAdmin<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const asked = askedBy(error);
      if (asked === undefined) throw error;
      await new Promise<void>((goOn, reject) => {
        waiting = [...waiting, { asked, goOn, giveUp: () => reject(error) }];
        for (const listener of listeners) listener();
      });
    }
  }
}

function askedBy(error: unknown): Asked | undefined {
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 401) return 'ended';
  return error.apiError?.code === 'sign_in_again' ? 'proof' : undefined;
}
