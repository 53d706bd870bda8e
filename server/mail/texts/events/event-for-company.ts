import type { CaseEvent } from '#domain/order/case/events';
import { visitInWords } from '#domain/order/visits/visit-words';
import type { MailWords } from '#domain/order/mails/written-mail';

/** What the company is told about an event; undefined for one it is not told about. */
export function eventForCompany(
  { at, what }: CaseEvent,
  { reference, name }: { reference: string; name: string },
): MailWords | undefined {
  const who = `${reference}, ${name}`;
  switch (what.kind) {
    case 'time-chosen': {
      const words = visitInWords(what, new Date(at));
      return { subject: `Visit chosen: ${words}, ${who}`, texts: [`The visit is on ${words}.`] };
    }
    case 'time-wished':
      return { subject: `Another time wanted: ${who}`, texts: [what.text] };
    case 'asked':
      return { subject: `Question: ${who}`, texts: [what.text] };
    case 'accepted':
      return {
        subject: `Order: ${who}`,
        texts: [`Version ${what.version} was accepted by ${what.name}.`, what.agreement],
      };
    case 'declined':
      return {
        subject: `Declined: ${who}`,
        texts: [`Version ${what.version} was declined.`, what.text],
      };
    case 'renewal-asked':
      return {
        subject: `Renewal wanted: ${who}`,
        texts: [`Version ${what.version} has run out, and the homeowner asks for a new one.`],
      };
    case 'withdrawn':
      return { subject: `Withdrawn: ${who}`, texts: ['The request was withdrawn.', what.text] };
    default:
      return undefined;
  }
}
