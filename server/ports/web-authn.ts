import type * as z from 'zod/mini';
import type { newPasskeySchema, passkeyAnswerSchema } from '#domain/order/contracts/admin/passkeys';
import type { Passkey } from '#server/stores/people/people-records';

/** Whom a passkey is for: this site, by its name and its address. */
interface RelyingParty {
  name: string;
  /** "https://rooms.example" */
  origin: string;
}

/** What the browser is asked to make a passkey with. */
interface PasskeyHolder {
  id: string;
  name: string;
  /** What it is listed under in the browser: an address, or a name. */
  label: string;
  passkeys: readonly Passkey[];
}

/** Asks browsers for passkeys and checks their answers. The challenges are those of `auth/passkey-challenges.ts`. */
export interface WebAuthn {
  /** The options of `navigator.credentials.create`, as JSON. */
  newPasskeyOptions(
    party: RelyingParty,
    holder: PasskeyHolder,
    challenge: Uint8Array<ArrayBuffer>,
  ): Promise<object>;
  /**
   * The passkey in a browser's answer; undefined for an answer that is not to our question.
   *
   * @param isOurs whether a challenge is one of ours and unused
   */
  newPasskeyOf(
    party: RelyingParty,
    answer: z.infer<typeof newPasskeySchema>,
    isOurs: (challenge: string) => Promise<boolean>,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined>;
  /** The options of `navigator.credentials.get`, as JSON: any passkey of ours will do. */
  passkeyOptions(party: RelyingParty, challenge: Uint8Array<ArrayBuffer>): Promise<object>;
  /** The counter after an answer that the passkey gave to one of our questions; undefined for any other answer. */
  counterAfter(
    party: RelyingParty,
    answer: z.infer<typeof passkeyAnswerSchema>,
    passkey: Passkey,
    isOurs: (challenge: string) => Promise<boolean>,
  ): Promise<number | undefined>;
}
