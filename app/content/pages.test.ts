import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { isIndexed, pageMeta, pathsOf } from './pages';

const content = {
  facts: STARTER_FACTS,
  articles: [{ slug: 'a-room', title: 'A room', excerpt: 'What it is.' }],
};

it.each([
  ['/about', 'About us | Modular Garden Rooms'],
  ['/', 'Garden rooms, offices and extensions in Northamptonshire'],
  ['/blog/a-room', 'A room | Modular Garden Rooms'],
  ['/blog/nothing', 'Page not found | Modular Garden Rooms'],
])('%s bears the company’s name where a search result has room for it', (path, title) => {
  expect(pageMeta(path, content).title).toBe(title);
});

it('the articles follow their overview, and search engines list them', () => {
  const paths = pathsOf(content);
  expect(paths[paths.indexOf('/blog') + 1]).toBe('/blog/a-room');
  expect(isIndexed('/blog/a-room', content)).toBe(true);
  expect(isIndexed('/blog/nothing', content)).toBe(false);
});

it('descriptions have the facts of the company', () => {
  const { company, hours, years, leadTimes } = STARTER_FACTS;
  const facts = {
    ...STARTER_FACTS,
    company: { ...company, name: 'Rooms & Co', phone: '01604 123456', county: 'Warwickshire' },
    hours: { ...hours, spans: [{ from: 'Tue', to: 'Fri', opens: '08:00', closes: '17:00' }] },
    years: { ...years, experience: 37 },
    leadTimes: {
      ...leadTimes,
      installationOf: { ...leadTimes.installationOf, office: { from: 1, to: 1 } },
    },
  } as const;
  const meta = (path: string) => JSON.stringify(pageMeta(path, { ...content, facts } as never));
  expect(meta('/contact')).toMatch(/call 01604 123456 .* Open Tuesday to Friday\./);
  expect(meta('/')).toContain('in Warwickshire');
  expect(meta('/about')).toMatch(/\| Rooms & Co.*37 years of building/);
  expect(meta('/services/garden-offices')).toContain('on site for one week');
});
