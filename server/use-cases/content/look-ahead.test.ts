import { describe, expect, it } from 'vitest';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { MAIL_KINDS, MAIL_NAMES } from '#domain/order/mails/mail-kinds';
import { starterPricing } from '#domain/design/pricing/starter';
import { documentsWith } from './documents-with';
import { mailsWith } from './mails-with';

const prices = {
  version: 1,
  savedAt: '2026-01-01T00:00:00.000Z',
  note: '',
  pricing: starterPricing,
};
const { company, years, energy } = STARTER_FACTS;
const dearer = {
  ...energy,
  figures: { ...energy.figures, pencePerKwh: { ...energy.figures.pencePerKwh, value: 40 } },
};

const mails = (facts: StoredFacts, texts = {}) => mailsWith(facts, { texts, prices });
const documents = (facts: StoredFacts) =>
  documentsWith(facts, { terms: undefined, prices, publicUrl: undefined });

function differing(
  written: (facts: StoredFacts) => ReadonlyMap<string, string>,
  changes: Partial<StoredFacts>,
): string[] {
  const [before, after] = [written(STARTER_FACTS), written({ ...STARTER_FACTS, ...changes })];
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}

describe('mails that a fact is in', () => {
  it('are all that we sign, for the telephone: not those about requests that we write to ourselves', () => {
    const names = differing(mails, { company: { ...company, phone: '01604 123456' } });
    expect(names).toContain(MAIL_NAMES.workshop);
    expect(names).toContain('A quote request arrived');
    expect(names).not.toContain('To us: Enquiry');
    expect(names).not.toContain('To us: Quote request');
  });

  it('are all of them for the name, which they come from', () => {
    expect(differing(mails, { company: { ...company, name: 'Other Rooms' } })).toEqual([
      ...mails(STARTER_FACTS).keys(),
    ]);
  });

  it('are none for the years of guarantee', () => {
    expect(differing(mails, { years: { ...years, guarantee: 12 } })).toEqual([]);
  });

  it('are written in the company’s own words, where it has any', () => {
    const own = { workshop: { subject: 'In the workshop', text: 'Call {phone}.' } };
    expect(mails(STARTER_FACTS, own).get(MAIL_NAMES.workshop)).toContain(`Call ${company.phone}.`);
  });

  it('have every kind that goes to homeowners, and eight about events to us', () => {
    const names = [...mails(STARTER_FACTS).keys()];
    for (const kind of MAIL_KINDS) expect(names).toContain(MAIL_NAMES[kind]);
    expect(names.filter((name) => name.startsWith('To us: '))).toHaveLength(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('documents that a fact is in', () => {
  it.each([
    ['the telephone', { company: { ...company, phone: '01604 123456' } }, 3],
    ['the mail address', { company: { ...company, email: 'rooms@company.co.uk' } }, 4],
    ['the VAT number', { vat: { registered: true, number: 'GB 123', rate: 20 } }, 2],
    ['the years of guarantee', { years: { ...years, guarantee: 12 } }, 2],
    ['the price of electricity', { energy: dearer }, 2],
    ['the years of experience', { years: { ...years, experience: 99 } }, 0],
  ])('are counted for %s', (_what, changes, count) => {
    expect(differing(documents, changes)).toHaveLength(count);
  });
});
