import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { PROMISE_NAMES, type StoredFacts } from '#domain/site/content/facts/company-facts';
import { ENERGY_PART_NAMES } from '#domain/site/content/facts/energy-facts';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { STARTER_CALENDAR } from '#domain/order/visits/visit-calendar';
import { openStores } from '#server/stores/open-stores';
import { galleryImage } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { writeWriter } from '#server/testing/servers/writer-fixture';
import { preflight } from './preflight';

let starterFile: string;

beforeEach(async () => {
  const folder = await temporaryFolder();
  await writeWriter(folder);
  starterFile = join(folder, 'starter.json');
});

async function found(
  dataDir: string,
  options: { today?: string; samples?: boolean; mailUrl?: string | undefined } = {},
) {
  const { today, samples, mailUrl } = {
    today: '2026-11-24',
    samples: true,
    mailUrl: 'smtp://mail.example',
    ...options,
  };
  const lines: string[] = [];
  const now = new Date(today);
  const print = (line: string) => lines.push(line);
  const config = { dataDir, databaseUrl: undefined, mailUrl, samples };
  const isReady = await preflight(config, { starterFile, now, print });
  return { isReady, lines };
}

const { company, legal, promises, energy } = STARTER_FACTS;
const GIVEN: StoredFacts = {
  ...STARTER_FACTS,
  company: {
    ...company,
    phone: '01604 123456',
    email: 'rooms@company.co.uk',
    address: '1 High Street, Northampton NN1 2AB',
  },
  social: {
    facebook: 'https://facebook.com/rooms',
    instagram: 'https://instagram.com/rooms',
    youtube: 'https://youtube.com/@rooms',
  },
  legal: Object.fromEntries(Object.keys(legal).map((key) => [key, 'given'])) as typeof legal,
  vat: { registered: true, number: 'given', rate: 20 },
  promises: { ...promises, confirmed: [...PROMISE_NAMES] },
  energy: { ...energy, confirmed: [...ENERGY_PART_NAMES] },
  money: {
    accountName: 'Rooms Ltd',
    sortCode: '12-34-56',
    accountNumber: '12345678',
    invoiceDays: 14,
  },
};

it('names what a new installation has to settle, with the way to each', async () => {
  const { isReady, lines } = await found(await temporaryFolder());
  expect(isReady).toBe(false);
  const text = lines.join('\n');
  expect(text).toContain(
    'the telephone number: a stand-in that reaches nobody\n  /admin/words?set=facts#fact-company.phone',
  );
  expect(text).toContain('/admin/words?set=facts#fact-vat.number');
  expect(text).toContain(
    'a social profile, or that there is none: not given yet\n  /admin/words?set=facts#fact-social.facebook',
  );
  expect(text).toContain('/admin/board?set=terms');
  expect(text).toContain('/admin/visits?set=calendar');
  expect(lines.at(-1)).toBe(
    `\n${lines.length - 1} left. Settle them before the site is shown to customers.`,
  );
});

it('finds nothing once everything is saved at the desk, while a server has the folder', async () => {
  const dataDir = await temporaryFolder();
  const stores = await openStores({ dataDir });
  await stores.contents.save({
    name: 'facts',
    value: STARTER_FACTS,
    by: 'owner',
    note: '',
    over: 0,
  });
  await stores.contents.save({ name: 'facts', value: GIVEN, by: 'owner', note: '', over: 1 });
  expect((await found(dataDir)).isReady).toBe(false);
  const terms = { name: 'quote-terms', revision: 1, value: starterTerms(GIVEN) } as const;
  const calendar = { name: 'visit-calendar', revision: 1, value: STARTER_CALENDAR } as const;
  for (const setting of [terms, calendar]) await stores.settings.save(setting, 0);
  expect((await found(dataDir)).lines[0]).toContain(
    'a photograph of the founders for About: a picture with the tag “founders”: not given yet',
  );
  await stores.galleryImages.add([galleryImage({ tags: ['founders'] })]);
  expect(await found(dataDir)).toEqual({
    isReady: true,
    lines: ['Nothing is left: the site can be shown to customers.'],
  });
  await stores.close();
});

it('counts the sample pictures of the gallery, unless they are switched off', async () => {
  const dataDir = await temporaryFolder();
  const stores = await openStores({ dataDir });
  const own = galleryImage({ title: 'Ours', tags: ['visualisation'] });
  const sample = galleryImage({ title: 'Cedar', tags: ['visualisation'] });
  const alt = 'Visualisation: cedar.';
  await stores.galleryImages.add([
    own,
    { ...sample, picture: sample.picture && { ...sample.picture, alt } },
  ]);
  const { lines } = await found(dataDir);
  expect(lines).toContain(
    `1 sample picture: shown as samples\n  /admin/gallery#photo-${sample.id}`,
  );
  expect((await found(dataDir, { samples: false })).lines.join()).not.toContain('sample picture');
  await stores.close();
});

it('names mail that is not set up', async () => {
  const folder = await temporaryFolder();
  expect((await found(folder)).lines.join()).not.toContain('mail: not set up');
  const { isReady, lines } = await found(folder, { mailUrl: undefined });
  expect(isReady).toBe(false);
  expect(lines).toContain(
    'mail: not set up by whoever runs the server (MAIL_URL), so none leaves and each is kept as a file',
  );
});

it('names the next year while its bank holidays are missing', async () => {
  const folder = await temporaryFolder();
  expect((await found(folder, { today: '2027-12-31' })).lines.join()).not.toContain(
    'bank holidays',
  );
  expect((await found(folder, { today: '2028-01-01' })).lines.join()).toContain(
    'the bank holidays of 2029',
  );
});
