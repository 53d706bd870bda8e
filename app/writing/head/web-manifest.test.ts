import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { shortName, webManifest } from './web-manifest';

it('the installed site has the company’s name, and below its icon what fits of it', () => {
  const company = { ...STARTER_FACTS.company, name: 'Hedgerow Rooms' };
  const manifest = webManifest({ facts: { ...STARTER_FACTS, company } });
  expect(manifest).toMatchObject({
    name: 'Hedgerow Rooms',
    short_name: 'Hedgerow',
    start_url: '/?source=installed',
  });
});

it.each([
  ['Modular Garden Rooms', 'Garden Rooms'],
  ['Smith & Sons Garden Rooms', 'Smith & Sons'],
  ['Rooms', 'Rooms'],
  ['Gartenzimmerbau', 'Gartenzimmer'],
])('%s is %s below its icon', (name, short) => {
  expect(shortName(name)).toBe(short);
});
