import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { SHARE_PHOTO_FIELD, SHARE_PHOTO_PATH } from '#domain/site/share-photo';
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

it('the installed site takes a photo from the share sheet', () => {
  expect(webManifest({ facts: STARTER_FACTS }).share_target).toEqual({
    action: SHARE_PHOTO_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARE_PHOTO_FIELD, accept: ['image/*'] }] },
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
