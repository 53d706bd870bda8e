import { companyFacts } from '#domain/company';
import type { CaseEvent, Happening } from '#domain/order/case/events';
import type { OrderCase } from '#domain/order/case/order-case';
import { inPence } from '#domain/quote-document/in-pence';
import { visitInWords } from '#domain/order/visits/visit-words';
import { formatDay } from '#domain/quote-document/dates';

/** The words of a message, before it is laid out. */
export interface EventWords {
  subject: string;
  /** Paragraphs of plain text. */
  texts: readonly string[];
}

const { phone } = companyFacts;
const STAGES = {
  workshop: ['Your room is in the workshop', 'We have begun to build your room in our workshop.'],
  site: ['Your room is on its way', 'Your room leaves the workshop, and we begin on site.'],
  'handed-over': ['Your room is yours', 'Your room is handed over. We wish you every joy of it.'],
} as const;

/**
 * What a homeowner is told about an event; undefined for one they are not told about. `before` is the case as
 * it was before the event.
 */
export function eventForHomeowner(
  { at, what }: CaseEvent,
  { reference, before }: { reference: string; before: OrderCase },
): EventWords | undefined {
  const now = new Date(at);
  switch (what.kind) {
    case 'times-offered':
      return {
        subject: `When may we come? ${reference}`,
        texts: [
          'These times are free for our visit to your garden. Choose one on your page:',
          what.times.map((time) => visitInWords(time, now)).join('\n'),
          what.text,
        ],
      };
    case 'time-chosen':
    case 'visit-booked':
      return visitWords(what, { now, reference, before });
    case 'visit-cancelled':
      return {
        subject: `Our visit is cancelled: ${reference}`,
        texts: [
          before.visit === null
            ? 'Our visit is cancelled.'
            : `Our visit on ${visitInWords(before.visit, now)} is cancelled.`,
          what.text,
          `We will be in touch about another time. If you would rather call us: ${phone}.`,
        ],
      };
    case 'quote-sent':
      return quoteWords(what, reference);
    case 'accepted':
      return {
        subject: `Your order ${reference}`,
        texts: [
          'Thank you for your order. We have received your acceptance:',
          what.agreement,
          `Accepted by ${what.name}.`,
          'We will be in touch about the next steps.',
        ],
      };
    case 'withdrawn':
      return {
        subject: `Your request ${reference} is withdrawn`,
        texts: [
          'You have withdrawn your request, and we will do nothing more about it.',
          `If that is a mistake, call us: ${phone}.`,
        ],
      };
    case 'answered':
      return {
        subject: `Our answer to your question: ${reference}`,
        texts: ['You have asked us something on your page. This is our answer:', what.text],
      };
    case 'moved-on': {
      const [subject, text] = STAGES[what.to];
      return { subject: `${subject}: ${reference}`, texts: [text] };
    }
    case 'link-renewed':
      return {
        subject: `A new link to your page: ${reference}`,
        texts: ['The links to your page that we sent before no longer open it. This one does.'],
      };
    default:
      return undefined;
  }
}

function visitWords(
  time: Extract<Happening, { kind: 'time-chosen' | 'visit-booked' }>,
  { now, reference, before }: { now: Date; reference: string; before: OrderCase },
): EventWords {
  const words = visitInWords(time, now);
  const isMoved = before.visit?.state === 'booked';
  return {
    subject: isMoved ? `Our visit has moved: ${words}` : `Our visit: ${words}`,
    texts: [
      isMoved
        ? `Our visit to your garden has moved to ${words}.`
        : `We come to see your garden on ${words}.`,
      'The attached file puts it into your calendar.',
      `If the time no longer suits you, tell us on your page or call ${phone}. Your reference is ${reference}.`,
    ],
  };
}

function quoteWords(
  { version, pence, validUntil }: Extract<Happening, { kind: 'quote-sent' }>,
  reference: string,
): EventWords {
  const until = formatDay(new Date(`${validUntil}T12:00:00Z`));
  const isFirst = version === 1;
  return {
    subject: isFirst
      ? `Your detailed quote ${reference}`
      : `Version ${version} of your detailed quote ${reference}`,
    texts: [
      isFirst
        ? 'Here is your detailed quote, also as a PDF with its drawings.'
        : `Here is version ${version} of your detailed quote, also as a PDF with its drawings. It takes the place of the one before.`,
      `The total is ${inPence(pence)}, VAT included. It is valid until ${until}.`,
      'You can read it, ask about it and accept it on your page.',
    ],
  };
}
