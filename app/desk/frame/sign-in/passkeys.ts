import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type { passkeyOptionsSchema } from '#domain/order/contracts/admin/passkeys';

type Options = z.infer<typeof passkeyOptionsSchema>;

const load = () => import('@simplewebauthn/browser');

/** To be called by a screen that may need it: a browser asks for a passkey only soon after a press. */
export function loadPasskeys(): void {
  // Whoever presses is told.
  load().catch(() => undefined);
}

/** Whether this browser has passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Has the browser make a passkey. @throws DOMException when it is closed; TypeError without a connection */
export async function makePasskey(askFor: () => Promise<Options>): Promise<unknown> {
  const { startRegistration } = await load();
  // Written by the server's half of this library, which says more of its type than our check of the form does.
  const optionsJSON = (await askFor()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON });
}

/** Has the browser use a passkey. @throws as `makePasskey` */
export async function answerByPasskey(askFor: () => Promise<Options>): Promise<unknown> {
  const { startAuthentication } = await load();
  // As above: we check the form only, and the library what is in it.
  const optionsJSON = (await askFor()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}
