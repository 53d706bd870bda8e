import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { emptyDraft } from '#domain/design/draft/draft';
import type { EstimateFigures } from '#domain/design/estimate/both-figures';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { starterPricing } from '#domain/design/pricing/starter';
import { added, discount, estimated, quoteOf } from '#domain/testing/written-quotes';
import { shareCode } from '#domain/design/sharing/share-code';
import { byFacts, quotedYearLines } from '#domain/order/quote/by-facts';
import { writtenDocument, type QuotedDesign } from './written-document';

const [smallest] = starterPricing.shellSizes;
const size = starterPricing.shellSizes.find(({ id }) => id === '4x4');
if (smallest === undefined || size === undefined) throw new Error('The starter has lost a size');

const design: QuotedDesign = {
  choices: { ...emptyDraft, roomType: 'office', shellSizeId: '4x4', windows: 2 },
  size,
};

const shell = estimated('shell', 3_000_000);

/** The document as text, with no-break spaces as plain ones. */
function read(
  lines: QuoteLine[],
  of: QuotedDesign | null = design,
  { vatRate, figures }: { vatRate?: number; figures?: EstimateFigures } = {},
) {
  const version = {
    requestReference: 'MGR-7K4Q-2D',
    version: 2,
    sentAt: '2026-11-24T23:30:00.000Z',
    validUntil: '2026-12-24',
    content: { ...quoteOf(lines), ...(vatRate !== undefined && { vatRate }) },
  };
  const plain: ReturnType<typeof writtenDocument> = JSON.parse(
    JSON.stringify(writtenDocument(version, of, STARTER_FACTS, figures)).replaceAll('\u00a0', ' '),
  );
  return plain;
}

describe('a written quote as a document', () => {
  it('says what it is, which version, when and until when', () => {
    const { title, about, facts, name, fileName, accept } = read([shell]);
    expect([title, about]).toEqual(['Written quote', 'Garden Office, 4 m × 4 m']);
    expect(facts).toEqual([
      ['Reference', 'MGR-7K4Q-2D'],
      ['Version', '2'],
      ['Date', '24 November 2026'],
      ['Valid until', '24 December 2026'],
    ]);
    expect(name).toBe('MGR-7K4Q-2D, version 2');
    expect(fileName).toBe('garden-office-written-quote-4x4m-2026-11-24-MGR-7K4Q-2D-v2.pdf');
    expect(accept[0]).toBe(
      'You accept this quote on your own page, whose link is in our mail. You can do so until 24 December 2026.',
    );
  });

  it('says what heating costs where the quote does, as it was worked out for it', () => {
    expect(read([shell]).heating).toEqual([]);
    const code = shareCode(design.choices);
    const content = byFacts({ ...quoteOf([shell]), design: code }, STARTER_FACTS, {
      sizes: [size],
    });
    const dates = { sentAt: '2026-11-24T23:30:00.000Z', validUntil: '2026-12-24' };
    const version = { requestReference: 'MGR-7K4Q-2D', version: 2, ...dates, content };
    const { heating } = writtenDocument(version, design, STARTER_FACTS);
    expect(heating).toEqual(content.year && quotedYearLines(content.year));
  });

  it('says which estimate it begins with, where the builder showed another', () => {
    const figures = { estimatedPrice: 36_000, serverPrice: 30_000 };
    expect(read([shell], design, { figures }).price.rows).toEqual([
      {
        label: 'Your estimate',
        detail: 'You saw £36,000 in the builder; by our price list of that day it is £30,000.',
        amount: '£30,000.00',
      },
    ]);
    const one = { estimatedPrice: 30_000, serverPrice: 30_000 };
    expect(read([shell], design, { figures: one })).toEqual(read([shell]));
  });

  it('leads from the estimate to the total', () => {
    const { price } = read([
      shell,
      estimated('door', 85_000, { pence: 90_050, reason: 'Oak' }),
      discount('off', { pence: -10_000 }),
    ]);
    expect(price.rows).toEqual([
      { label: 'Your estimate', amount: '£30,850.00' },
      { label: 'Changes since the estimate', amount: '+£50.50' },
      { label: 'Discounts', amount: '−£100.00' },
    ]);
    // 3,080,050 / 6 = 513,341.67
    expect([price.total.amount, price.vat.amount]).toEqual(['£30,800.50', '£5,133.42']);
    expect(read([shell]).price.rows).toEqual([{ label: 'Your estimate', amount: '£30,000.00' }]);
  });

  it('has the VAT of its own rate, whatever the company charges today', () => {
    // 3,000,000 × 17.5 / 117.5 = 446,808.51
    const { lines, price } = read([shell], design, { vatRate: 17.5 });
    expect(price.vat).toEqual({
      label: 'Prices include VAT. The part that is VAT, at 17.5 %',
      amount: '£4,468.09',
    });
    expect(lines.parts.map(({ words, amount }) => [words, amount])).toEqual([
      ['Without VAT', '£25,531.91'],
      ['VAT at 17.5 %', '£4,468.09'],
    ]);
  });

  it('says once that no VAT is added, and names none', () => {
    const { lines, price } = read([shell], design, { vatRate: 0 });
    expect(price.vat).toEqual({ label: 'No VAT is added: we are not VAT registered.', amount: '' });
    expect([lines.total.words, lines.parts]).toEqual(['Total', []]);
  });

  it('says of every line that differs how and why, and sets discounts apart', () => {
    const { lines } = read([
      discount('off', { percent: 2.5, pence: -78_375 }),
      shell,
      estimated('interior', 0),
      estimated('clad', 150_000, { words: 'Larch', pence: 90_000, reason: 'As wished' }),
      estimated('door', 85_000, { removed: true, reason: 'One is enough' }),
      added('cable', 45_000),
      added('socket', 0),
    ]);
    const told = lines.lines.map(({ words, reason, estimate, amount, kind }) =>
      [words, estimate, amount, kind, reason].join(' | '),
    );
    expect(told).toEqual([
      'Line shell | £30,000.00 | £30,000.00 | same | ',
      'Line interior | Included | Included | same | ',
      'Larch | £1,500.00 | £900.00 | different | Changed from “Line clad”: As wished',
      'Line door | £850.00 | Removed | removed | Removed: One is enough',
      'Line cable | – | £450.00 | different | Added: The visit showed it',
      'Line socket | – | Included | different | Added: The visit showed it',
    ]);
    // 30,000 + 900 + 450, without the door
    expect(lines.sum).toMatchObject({ estimate: '£32,350.00', amount: '£31,350.00' });
    expect(lines.discounts).toMatchObject([
      { words: 'Line off, 2.5 %', estimate: '–', amount: '−£783.75', reason: 'Ordered in winter' },
    ]);
    // 31,350.00 − 783.75; a sixth is 5,094.375
    expect(lines.total.amount).toBe('£30,566.25');
    expect(lines.parts.map(({ words, amount }) => `${words}: ${amount}`)).toEqual([
      'Without VAT: £25,471.87',
      'VAT at 20 %: £5,094.38',
    ]);
  });

  it('tells each payment stage in pounds and pence', () => {
    expect(read([estimated('shell', 3_000_001)]).stages).toEqual([
      { words: 'Stage 1', share: '25 %', amount: '£7,500.00' },
      { words: 'Stage 2', share: '75 %', amount: '£22,500.01' },
    ]);
  });

  it('does without the room where its design is not known', () => {
    const { room, about, fileName } = read([shell], null);
    expect([room, about]).toEqual([null, '']);
    expect(fileName).toBe('written-quote-2026-11-24-MGR-7K4Q-2D-v2.pdf');
  });

  it('says so where the walls hold fewer openings than were chosen', () => {
    const crowded = { ...design.choices, windows: 10, doors: 5, patioGlass: true };
    expect(read([shell], { choices: crowded, size: smallest }).room?.notes[0]).toMatch(
      /^The walls of this size hold .*: so many are drawn\./,
    );
    expect(read([shell]).room?.notes).toEqual([]);
  });
});
