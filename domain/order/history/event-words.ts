import { inPence } from '#domain/text/in-pence';
import { invoiceLabel } from '#domain/order/money/invoice';
import { photosInWords } from '#domain/order/photos';
import { callInWords } from './calls';
import type { OrderEvent, Happening } from './events';
import { STAGE_WORDS } from './stages';

/** What happened, in a few words and without what anybody wrote: for lists and exports. */
function eventInWords(what: Happening): string {
  switch (what.kind) {
    case 'time-chosen':
      return 'Visit chosen';
    case 'time-wished':
      return 'Another time wanted';
    case 'visit-called-off':
      return 'Visit called off';
    case 'asked':
      return what.photos?.length ? `Question with ${photosInWords(what.photos)}` : 'Question';
    case 'place-given':
      return 'Address given';
    case 'accepted':
      return `Version ${what.version} accepted`;
    case 'declined':
      return `Version ${what.version} declined`;
    case 'renewal-asked':
      return `Renewal of version ${what.version} wanted`;
    case 'withdrawn':
      return 'Withdrawn';
    case 'times-offered':
      return 'Times offered';
    case 'visit-booked':
      return 'Visit booked';
    case 'visit-cancelled':
      return 'Visit cancelled';
    case 'visit-held':
      return 'Visit took place';
    case 'quote-sent':
      return `Version ${what.version} sent, ${inPence(what.pence)}`;
    case 'answered':
      return 'Answer';
    case 'planned':
      return 'Dates told';
    case 'moved-on':
      return STAGE_WORDS[what.to];
    case 'state-set':
      return `State set to ${what.to}`;
    case 'noted':
      if (what.call !== undefined) return callInWords(what.call);
      return what.photos?.length ? `Note with ${photosInWords(what.photos)}` : 'Note';
    case 'link-renewed':
      return 'Link renewed';
    case 'invoiced':
      return `${invoiceLabel({ kind: 'invoice', number: what.number })}, ${inPence(what.pence)}`;
    case 'credited':
      return `${invoiceLabel({ kind: 'credit', number: what.number })}, ${inPence(what.pence)}`;
    case 'paid':
      return `Paid, ${inPence(what.pence)}`;
    case 'payment-undone':
      return 'Payment undone';
    case 'reminded':
      return 'Reminded';
    case 'later-asked':
      return 'Asked to be reminded later';
  }
}

/** The whole history in one text, a line for each event: when, by whom, what. */
export function historyInWords(events: readonly OrderEvent[]): string {
  return events.map(({ at, by, what }) => `${at} ${by}: ${eventInWords(what)}`).join('\n');
}
