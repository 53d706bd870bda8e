import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { MailTransport } from './transport/mail-transport';
import type { SendAtOnce } from '#server/ports/mail';
import { toMime } from './transport/mime';

/** Somebody is waiting for the answer, in ms. */
const LONGEST_MS = 10_000;

/** One attempt each, and no queue: whoever asked is told, and does it another way. */
export function sendingAtOnce(transport: MailTransport, facts: () => StoredFacts): SendAtOnce {
  return async (message) => {
    const { company } = facts();
    const { id, to } = message;
    const parcel = { id, to, from: company.email, mime: await toMime(message, company) };
    const signal = AbortSignal.timeout(LONGEST_MS);
    const delivery = await transport.deliver(parcel, () => Promise.resolve(), signal);
    return 'problem' in delivery ? delivery.problem : null;
  };
}
