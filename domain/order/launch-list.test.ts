import { describe, expect, it } from 'vitest';
import { PROMISE_NAMES } from '#domain/site/content/facts/company-facts';
import { ENERGY_PART_NAMES } from '#domain/site/content/facts/energy-facts';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import type { StoredContent } from '#domain/site/content/site-content';
import { EXAMPLE_SETTINGS, launchList } from './launch-list';

const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };
const content: StoredContent = {
  facts: STARTER_FACTS,
  pages: STARTER_PAGES,
  testimonials: [],
  questions: [],
  legal: { privacy: page, terms: page, cookies: page },
  articles: {},
};
const state = {
  content,
  gallery: [],
  saved: new Set<string>(),
  isMailSetUp: true,
  now: new Date('2026-11-28'),
};

const last = (now: string) => launchList({ ...state, now: new Date(now) }).at(-1);

describe('what has to be settled before the launch', () => {
  it('is every word in the order of the forms, then the examples that nobody has confirmed', () => {
    const launch = launchList(state);
    expect(launch[0]).toEqual({
      id: 'facts company.phone the telephone number',
      what: 'the telephone number',
      why: 'a stand-in that reaches nobody',
      at: '/admin/words?set=facts#fact-company.phone',
    });
    expect(launch.slice(-2).map(({ id, why, at }) => [id, why, at])).toEqual([
      ['quote-terms', 'an example, to be confirmed', '/admin/board?set=terms'],
      ['visit-calendar', 'an example, to be confirmed', '/admin/visits?set=calendar'],
    ]);
    expect(new Set(launch.map(({ id }) => id)).size).toBe(launch.length);
  });

  it('has no example any more that somebody has saved', () => {
    const ids = launchList({ ...state, saved: new Set(['quote-terms']) }).map(({ id }) => id);
    expect(ids).toContain('visit-calendar');
    expect(ids).not.toContain('quote-terms');
    const { promises, energy } = STARTER_FACTS;
    const facts = {
      ...STARTER_FACTS,
      promises: { ...promises, confirmed: [...PROMISE_NAMES] },
      energy: { ...energy, confirmed: [...ENERGY_PART_NAMES] },
    };
    const left = launchList({
      ...state,
      content: { ...content, facts },
      saved: new Set(EXAMPLE_SETTINGS),
    });
    expect(left.filter(({ why }) => why.includes('confirmed'))).toEqual([]);
  });

  it('is, for a company that is not registered for VAT, every word of its own that says otherwise', () => {
    const question = { more: null, publishAt: null };
    const own = {
      ...content,
      questions: [
        { ...question, id: 'a', question: 'Is VAT in it?', answer: 'Every price includes VAT.' },
        { ...question, id: 'b', question: 'And here?', answer: 'We are not VAT registered.' },
      ],
      pages: {
        ...content.pages,
        'dual-purpose': { ...content.pages['dual-purpose'], title: 'VAT is included' },
      },
      legal: { ...content.legal, terms: { ...page, title: 'Terms', body: 'They include VAT.' } },
    };
    const onVat = (facts: StoredContent['facts']) =>
      launchList({ ...state, content: { ...own, facts } })
        .filter(({ why }) => why.includes('VAT'))
        .map(({ what, at }) => [what, at]);
    expect(onVat(STARTER_FACTS)).toEqual([]);
    expect(onVat({ ...STARTER_FACTS, vat: { registered: false } })).toEqual([
      ['what every price includes', '/admin/words?set=facts#fact-promises.price'],
      ['the answer to “Is VAT in it?”', '/admin/words/questions'],
      ['the page “Dual Purpose”', '/admin/words/pages?page=dual-purpose'],
      ['the page “Terms”', '/admin/words/legal?page=terms'],
    ]);
  });

  it('is mail too, where it is not set up', () => {
    expect(launchList(state).map(({ id }) => id)).not.toContain('mail');
    const mail = { id: 'mail', what: 'mail', why: expect.stringContaining('MAIL_URL'), at: null };
    expect(launchList({ ...state, isMailSetUp: false })).toContainEqual(mail);
  });

  it('is what the desk cannot settle too: bank holidays that the program does not know', () => {
    expect(last('2027-12-31')).toMatchObject({ id: 'visit-calendar' });
    expect(last('2028-01-01')).toMatchObject({ what: 'the bank holidays of 2029', at: null });
  });
});
