import { describe, expect, it } from 'vitest';
import { AN_ARTICLE } from '#domain/testing/articles';
import type { Article } from './articles';
import { samplesLeft } from './samples-left';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { StoredContent } from './site-content';
import { ENERGY_PART_NAMES } from './facts/energy-facts';
import { STARTER_FACTS } from './facts/starter-facts';
import { STARTER_PAGES } from './page-words/starter-pages';

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
  pages: STARTER_PAGES,
  legal: { privacy: page, terms: page, cookies: page },
  articles: {},
};

const own: GalleryImage = {
  id: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
  title: 'Visualisation: ours',
  category: 'garden-rooms',
  tags: ['visualisation'],
  objectPath: '/uploads/a/original.jpg',
  featured: 0,
  sortOrder: 0,
  createdAt: '2026-05-01T09:30:00.000Z',
  picture: {
    width: 1000,
    height: 600,
    alt: 'Visualisation: ours',
    focus: '50% 50%',
    blur: 'data:image/webp;base64,AAAA',
    renditions: [],
  },
};
const founders = { ...own, tags: ['founders'] };
const sample = {
  ...own,
  id: '6a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
  title: 'Cedar',
};

/** What is left of one field. */
function leftOf(articles: Record<string, Article>, gallery: GalleryImage[], wanted: string) {
  return samplesLeft({ ...starter, articles }, gallery).filter(({ field }) => field === wanted);
}

const lastOf = (gallery: GalleryImage[]) => samplesLeft(starter, gallery).slice(-1);

describe('what is left before a launch', () => {
  it('is, in a new installation, every stand-in, gap, unconfirmed promise or figure, and sample', () => {
    const left = samplesLeft(starter, []);
    expect(left.filter(({ why }) => why === 'stand-in').map(({ field }) => field)).toEqual([
      'company.phone',
      'company.email',
      'company.address',
    ]);
    expect(left.filter(({ why }) => why === 'missing')).toHaveLength(1 + 10 + 1 + 2);
    expect(left.filter(({ why }) => why === 'unconfirmed')).toHaveLength(4 + 4);
    expect(left.filter(({ why }) => why === 'sample')).toMatchObject([
      { document: 'testimonials' },
    ]);
  });

  it('is nothing once the company has supplied everything', () => {
    const { company, legal, promises } = STARTER_FACTS;
    const facts = {
      ...STARTER_FACTS,
      vat: { registered: true as const, number: 'given', rate: 20 },
      company: {
        ...company,
        phone: '01604 123456',
        email: 'rooms@company.co.uk',
        address: '1 High Street, Northampton NN1 2AB',
      },
      social: {
        facebook: 'https://facebook.com/rooms',
        instagram: null,
        youtube: null,
      },
      legal: Object.fromEntries(Object.keys(legal).map((key) => [key, 'given'])) as typeof legal,
      energy: {
        ...STARTER_FACTS.energy,
        confirmed: [...ENERGY_PART_NAMES],
      },
      money: {
        accountName: 'Rooms Ltd',
        sortCode: '12-34-56',
        accountNumber: '12345678',
        invoiceDays: 14,
      },
      promises: {
        ...promises,
        confirmed: ['call', 'visit', 'quote', 'price', 'details'] as typeof promises.confirmed,
      },
    };
    expect(samplesLeft({ ...starter, facts, testimonials: [] }, [founders])).toEqual([]);
    const onNone = { ...facts, social: null };
    expect(samplesLeft({ ...starter, facts: onNone, testimonials: [] }, [founders])).toEqual([]);
  });

  it('is a photograph of the founders, which no sample can be', () => {
    const what = 'a photograph of the founders for About: a picture with the tag “founders”';
    const asFounders = { ...sample, tags: [...sample.tags, 'founders'] };
    for (const gallery of [[], [own], [asFounders]])
      expect(leftOf({}, gallery, 'founders')).toEqual([
        { document: 'gallery', field: 'founders', what, why: 'missing' },
      ]);
    expect(leftOf({}, [founders], 'founders')).toEqual([]);
  });

  it('is whether the articles that come with the program still hold, until each was checked', () => {
    const old = { ...AN_ARTICLE, date: '2024-02-06' };
    const checked = { ...old, checked: '2026-11-12' };
    expect(leftOf({ old, checked }, [], 'checked')).toHaveLength(1);
    expect(leftOf({ checked, later: AN_ARTICLE }, [], 'checked')).toEqual([]);
  });

  it('counts the pictures that came with the program, and none that was uploaded', () => {
    const larch = { ...sample, id: '7a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11', title: 'Larch' };
    expect(lastOf([founders, sample])).toEqual([
      { document: 'gallery', field: sample.id, what: '1 sample picture', why: 'sample' },
    ]);
    expect(lastOf([founders, own, larch, sample])).toEqual([
      { document: 'gallery', field: larch.id, what: '2 sample pictures', why: 'sample' },
    ]);
  });

  it('counts the sample testimonials', () => {
    const [one] = starter.testimonials;
    const testimonials = one ? [one, { ...one, sample: false }, one] : [];
    expect(
      samplesLeft({ ...starter, testimonials }, []).filter(({ why }) => why === 'sample'),
    ).toEqual([
      { document: 'testimonials', field: one?.id, what: '2 sample testimonials', why: 'sample' },
    ]);
  });

  it('still names a number or address that reaches nobody', () => {
    const company = { ...STARTER_FACTS.company, phone: '01632 960999', email: 'us@example.org' };
    const fields = samplesLeft({ ...starter, facts: { ...STARTER_FACTS, company } }, []);
    expect(fields.slice(0, 2)).toMatchObject([
      { field: 'company.phone' },
      { field: 'company.email' },
    ]);
  });
});
