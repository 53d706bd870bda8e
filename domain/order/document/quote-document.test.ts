import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { Vat } from '#domain/site/content/facts/vat';
import { emptyDraft } from '#domain/design/draft/draft';
import { price, type PricedChoices } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { quoteDocument, type QuoteFacts } from './quote-document';

const choices: PricedChoices = {
  ...emptyDraft,
  roomType: 'office',
  shellSizeId: '4x4',
  windows: 2,
  features: ['full-electrics', 'premium-insulation'],
};

function factsWith(changes: Partial<QuoteFacts> = {}): QuoteFacts {
  const size = starterPricing.shellSizes.find(({ id }) => id === '4x4');
  if (size === undefined) throw new Error('The starter has lost its 4 m × 4 m');
  return {
    from: STARTER_FACTS,
    choices,
    size,
    price: price(choices, starterPricing),
    pricingVersion: 3,
    reference: 'MGR-7K4Q-2D',
    date: new Date('2026-11-21T16:42:00Z'),
    ...changes,
  };
}

/** The document as text, with no-break spaces as plain ones. */
function read(changes: Partial<QuoteFacts> = {}) {
  const plain: ReturnType<typeof quoteDocument> = JSON.parse(
    JSON.stringify(quoteDocument(factsWith(changes))).replaceAll('\u00a0', ' '),
  );
  return plain;
}

const vatOn = (vat: Vat) => read({ from: { ...STARTER_FACTS, vat } }).price.vat.label;

describe('a quote as a document', () => {
  it('says what it is about, when, from which prices and until when', () => {
    const { title, facts, fileName } = read();
    expect(title).toBe('Garden Office, 4 m × 4 m');
    expect(facts).toEqual([
      ['Reference', 'MGR-7K4Q-2D'],
      ['Date', '21 November 2026'],
      ['Price list', 'No. 3'],
      ['Prices held until', '21 December 2026'],
    ]);
    expect(fileName).toBe('garden-office-estimate-4x4m-2026-11-21-MGR-7K4Q-2D.pdf');
  });

  it('says plainly that it was not sent yet', () => {
    const { facts, fileName } = read({ reference: undefined });
    expect(facts[0]).toEqual(['Reference', 'Not sent yet']);
    expect(fileName).toBe('garden-office-estimate-4x4m-2026-11-21.pdf');
  });

  it('names every choice, the standard ones too, features in their own order', () => {
    expect(read().choices).toEqual([
      ['Room', 'Garden Office'],
      ['Floor inside', '12.5 m²'],
      ['Size outside', '4 m × 4 m'],
      ['Height inside', '2.5 m'],
      ['Height outside', '2.96 m at its highest'],
      ['Windows', '2'],
      ['Doors', '1'],
      ['Patio glass', 'None'],
      ['Features', 'Premium insulation, Full electrics'],
      ['Cladding', 'Standard timber'],
      ['Roofing', 'Standard felt'],
      ['Interior', 'Plasterboard and skim'],
      ['Foundation', 'Concrete slab'],
    ]);
  });

  it('draws the room that is priced, and says so when its walls hold less', () => {
    const { drawings } = quoteDocument(factsWith());
    const sheet = { width: 280, height: 200, text: 7 };
    expect(drawings.plan(sheet).description).toContain('Left wall: 1 window.');
    expect(drawings.view(sheet).finishes.cladding).toBe('standard-timber');
    const smallest = starterPricing.shellSizes[0];
    const crowded = { ...choices, windows: 10, doors: 5, patioGlass: true };
    const [estimate] = read({ size: smallest, choices: crowded }).notes;
    expect(estimate?.texts.at(-1)).toMatch(/^The walls of this size hold .*: so many are drawn\./);
  });

  it('itemises the price and the VAT in it', () => {
    const { rows, total, vat } = read().price;
    // 27,150 × 1.073665 = 29,150 for the shell
    expect(rows.map(({ amount }) => amount)).toEqual(['£29,150', '£900', '£850', 'Included', '£1,200', 'Included', 'Included', 'Included', 'Included']); // oxfmt-ignore
    expect(total).toEqual({ label: 'Estimated price', amount: '£32,100' });
    expect(vat).toEqual({
      label: 'Prices include VAT. The part that is VAT, at 20 %',
      amount: '£5,350.00',
    });
  });

  it('carries the statement of the specification, and the price that another list had shown', () => {
    const { notes, price } = read({ shownInBuilder: 32_000 });
    expect(price.total).toEqual({ label: 'By our price list of that day', amount: '£32,100' });
    const [estimate] = notes;
    expect(estimate?.texts).toEqual([
      'This figure is an initial estimate. Final pricing is confirmed after a site survey.',
      'You saw £32,000 in the builder; by our price list of that day it is £32,100.',
      'Until 21 December 2026 we quote for it from the same price list.',
    ]);
  });

  it('promises nothing from guide prices', () => {
    const { facts, notes } = read({ pricingVersion: undefined });
    expect(facts.slice(2)).toEqual([
      ['Price list', 'Guide prices'],
      ['Prices held until', 'We confirm it'],
    ]);
    expect(notes[0]?.texts).toContain(
      'Our price list could not be reached, so these are guide prices.',
    );
  });

  it('says what heating costs where the company’s figures are at hand, for what was said', () => {
    const { energy } = STARTER_FACTS;
    expect(JSON.stringify(read().notes)).not.toContain('Heating');
    expect(read({ energy }).notes[0]?.texts.at(-1)).toMatch(
      /^Heating: about £\d+ to £\d+ a year, whichever way it faces\. 5 weekdays, .* An estimate for a usual year, not an energy certificate\.$/,
    );
    const said = { north: 0, use: null };
    expect(read({ energy, said }).notes[0]?.texts.at(-1)).toContain('with its front to the south');
  });

  it('says where its lines are when they are not at hand', () => {
    const { rows, total, instead } = read({ price: { lines: null, total: 32_100 } }).price;
    expect([rows, total.amount]).toEqual([[], '£32,100']);
    expect(instead).toMatch(/is not on this device, so its lines are left out/);
  });

  it('has the VAT that the company charges', () => {
    expect(vatOn(STARTER_FACTS.vat)).toBe('Prices include VAT. The part that is VAT, at 20 %');
    expect(vatOn({ registered: true, number: '', rate: 5 })).toContain('at 5 %');
    expect(vatOn({ registered: false })).toBe('No VAT is added: we are not VAT registered.');
  });

  it('names a foundation of one’s own among what is not included', () => {
    const [, included, not] = read().notes;
    expect(included?.texts).toContain('A foundation on level ground within reach');
    expect(not?.texts).not.toContain('The foundation: you provide it');
    const finishes = { ...choices.finishes, foundation: 'no-foundation' as const };
    const [, less, more] = read({ choices: { ...choices, finishes } }).notes;
    expect(less?.texts).not.toContain('A foundation on level ground within reach');
    expect(more?.texts[0]).toBe('The foundation: you provide it');
  });

  it.each(['../../etc/passwd', 'a\r\nb"; x=', 'MGR 7K4Q'])(
    'makes a harmless file name of %j',
    (reference) => {
      expect(read({ reference }).fileName).toMatch(
        /^garden-office-estimate-4x4m-2026-11-21-[0-9A-Za-z-]+\.pdf$/,
      );
    },
  );
});
