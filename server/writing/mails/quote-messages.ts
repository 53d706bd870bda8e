import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { formatOpenings } from '#domain/design/draft/format-openings';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import { quoteFields, rowsOf } from '#domain/order/contracts/requests/form-fields';
import type { ShellSize } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import type { QuoteRequestRecord } from '#server/stores/records';
import { heading, htmlDocument, linkParagraph, paragraph, table } from './html';
import type { Attachment, Message } from '#server/ports/mail';
import { bill, listing } from './plain-text';
import { roomSize, roomTitle } from '#server/writing/room-title';
import { NOT_YOU, signOff, YOUR_PAGE } from './sign-off';

type Content = Pick<Message, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachment'>;

const ATTACHED = 'Your estimate is attached as a PDF, with its drawings.';
const NEXT =
  'We will contact you to schedule a consultation. The written quote follows our visit. To ask something, reply to this mail';

/**
 * The itemised estimate for the homeowner. It repeats no free text: otherwise strangers could have us send
 * their words to any address. `attachment` is the estimate as a file, `page` the address of the homeowner's page.
 */
export function quoteForHomeowner(
  row: QuoteRequestRecord,
  size: ShellSize | undefined,
  {
    facts,
    attachment,
    page,
  }: { facts: StoredFacts; attachment?: Attachment | undefined; page?: string | undefined },
): Content {
  const { name, phone } = facts.company;
  const closing = signOff(facts);
  const room = roomTitle(row, size);
  const subject = `Your estimate ${row.reference} from ${name}`;
  const intro = `Thank you for your quote request. Your reference is ${row.reference}.`;
  const design = `${roomSize(row, size)}; ${formatOpenings(row)}`;
  const next = `${NEXT} or call ${phone}.`;
  const note = bothFigures(row, 'homeowner');
  const attached = attachment === undefined ? '' : ATTACHED;
  const follow = page === undefined ? '' : `${YOUR_PAGE} ${page}`;
  return {
    to: row.email,
    subject,
    text: [
      intro,
      `${room}: ${design}`,
      bill(linesOf(row)),
      note,
      ESTIMATE_STATEMENT,
      attached,
      next,
      follow,
      NOT_YOU,
      closing,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: htmlDocument(subject, [
      heading(room),
      paragraph(intro),
      paragraph(design),
      table(linesOf(row), 'right'),
      note === '' ? '' : paragraph(note),
      paragraph(ESTIMATE_STATEMENT),
      attached === '' ? '' : paragraph(attached),
      paragraph(next),
      page === undefined ? '' : linkParagraph(YOUR_PAGE, page),
      paragraph(`${NOT_YOU}\n\n${closing}`),
    ]),
    attachment,
  };
}

/**
 * The request for the company; replies go to the homeowner. `address` is the URL of the request in the
 * inbox.
 */
export function quoteForCompany(
  row: QuoteRequestRecord,
  size: ShellSize | undefined,
  { address, company }: { address: string; company: StoredFacts['company'] },
): Content {
  const room = roomTitle(row, size);
  const subject = `Quote request ${row.reference}: ${room}, ${inShort(row)}`;
  const facts = [
    ...rowsOf(quoteFields, row),
    ['Size', roomSize(row, size)],
    ['Openings', formatOpenings(row)],
  ] as const;
  const note = bothFigures(row, 'company');
  return {
    to: company.email,
    replyTo: { name: row.name, address: row.email },
    subject,
    text: [`${room}, ${row.reference}`, listing(facts), bill(linesOf(row)), note, address]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: htmlDocument(subject, [
      heading(`${room}, ${row.reference}`),
      table(facts),
      table(linesOf(row), 'right'),
      note === '' ? '' : paragraph(note),
      paragraph(address),
    ]),
  };
}

/** "£28,000", or both figures where they differ: "£30,000 seen, £20,810 by the list". */
function inShort({ estimatedPrice, serverPrice }: QuoteRequestRecord): string {
  if (estimatedPrice === serverPrice) return pounds(serverPrice);
  return `${pounds(estimatedPrice)} seen, ${pounds(serverPrice)} by the list`;
}

function linesOf(row: QuoteRequestRecord): (readonly [string, string])[] {
  const { serverLines, serverPrice, estimatedPrice } = row;
  const isSeen = serverPrice === estimatedPrice;
  return [
    ...serverLines.map(({ label, detail, amount, included }) => {
      const term = detail === undefined ? label : `${label} (${detail})`;
      return [term, included === true ? 'Included' : pounds(amount)] as const;
    }),
    [isSeen ? 'Estimated price' : 'By our price list of that day', pounds(serverPrice)],
  ];
}
