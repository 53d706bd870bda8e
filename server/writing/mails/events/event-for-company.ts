import { photosInWords } from '#domain/order/photos';
import type { OrderEvent } from '#domain/order/history/events';
import type { Order } from '#domain/order/history/order';
import { visitInWords } from '#domain/order/visits/visit-words';
import type { MailWords } from '#domain/order/mails/written-mail';

/** What the company is told about an event; undefined for one it is not told about. */
export function eventForCompany(
  { at, what }: OrderEvent,
  { reference, name, before }: { reference: string; name: string; before: Order },
): MailWords | undefined {
  const who = `${reference}, ${name}`;
  const now = new Date(at);
  const { visit } = before;
  const booked = visit?.state === 'booked' ? visitInWords(visit, now) : undefined;
  switch (what.kind) {
    case 'time-chosen': {
      const words = visitInWords(what, now);
      return booked === undefined
        ? { subject: `Visit chosen: ${words}, ${who}`, texts: [`The visit is on ${words}.`] }
        : {
            subject: `Visit moved by the homeowner: ${words}, ${who}`,
            texts: [`The visit was on ${booked}. It is on ${words} now.`],
          };
    }
    case 'time-wished': {
      const still = `Our visit on ${booked} no longer suits. It stays booked until you move or cancel it.`;
      const subject = `Another time wanted: ${who}`;
      return { subject, texts: booked === undefined ? [what.text] : [still, what.text] };
    }
    case 'visit-called-off':
      return {
        subject: `Visit called off: ${who}`,
        texts: [`The homeowner has cancelled the visit on ${visitInWords(what, now)}.`, what.text],
      };
    case 'asked':
      return {
        subject: `Question: ${who}`,
        texts: what.photos?.length
          ? [what.text, `With ${photosInWords(what.photos)}: see them at the request.`]
          : [what.text],
      };
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
