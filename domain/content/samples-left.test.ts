import { describe, expect, it } from 'vitest';
import { samplesLeft } from './samples-left';
import type { StoredContent } from './site-content';
import { STARTER_FACTS } from './facts/starter-facts';

const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };

const starter: StoredContent = {
  facts: STARTER_FACTS,
  testimonials: [
    {
      id: '3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b',
      quote: 'We use it in January as much as in July.',
      name: 'Homeowner',
      location: 'Northamptonshire',
      project: 'Garden room',
      sample: true,
      publishAt: '2024-02-01T00:00:00.000Z',
    },
  ],
  questions: [],
  legal: { privacy: page, terms: page, cookies: page },
  articles: {},
};

describe('what is left before a launch', () => {
  it('is, in a new installation, every stand-in, gap, unconfirmed promise and sample', () => {
    const left = samplesLeft(starter);
    expect(left.filter(({ why }) => why === 'stand-in').map(({ field }) => field)).toEqual([
      'company.phone',
      'company.email',
      'company.address',
    ]);
    expect(left.filter(({ why }) => why === 'missing')).toHaveLength(11);
    expect(left.filter(({ why }) => why === 'unconfirmed')).toHaveLength(4);
    expect(left.at(-1)).toMatchObject({ document: 'testimonials', why: 'sample' });
  });

  it('is nothing once the company has supplied everything', () => {
    const { company, legal, promises } = STARTER_FACTS;
    const facts = {
      ...STARTER_FACTS,
      company: {
        ...company,
        phone: '01604 123456',
        email: 'rooms@company.co.uk',
        address: '1 High Street, Northampton NN1 2AB',
      },
      legal: Object.fromEntries(Object.keys(legal).map((key) => [key, 'given'])) as typeof legal,
      promises: {
        ...promises,
        confirmed: ['call', 'visit', 'quote', 'price', 'details'] as typeof promises.confirmed,
      },
    };
    expect(samplesLeft({ ...starter, facts, testimonials: [] })).toEqual([]);
  });

  it('still names a number or address that reaches nobody', () => {
    const company = { ...STARTER_FACTS.company, phone: '01632 960999', email: 'us@example.org' };
    const fields = samplesLeft({ ...starter, facts: { ...STARTER_FACTS, company } });
    expect(fields.slice(0, 2)).toMatchObject([
      { field: 'company.phone' },
      { field: 'company.email' },
    ]);
  });
});
