import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import PostalMime from 'postal-mime';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { XSS_CORPUS } from '#server/testing/hostile';
import { readPdf } from '#server/testing/pdf/read-pdf';
import { inboxTest as test } from '#tests/support/desk/inbox';
import { expect } from '#tests/support/fixtures';
import { Desk, inDays } from '#tests/support/follow';
import { savedDocuments } from '#tests/support/many-words';
import { open } from '#tests/support/page-state';
import { UNKNOWN_PATH } from '#tests/support/routes';
import type { RealServer } from '#tests/support/servers/server';

/** Every fact is another one than a new installation's. */
const FACTS: CompanyFacts = {
  company: {
    name: 'Hedgerow Rooms',
    phone: '01604 555017',
    mobile: '07700 900222',
    email: 'office@hedgerow.example',
    address: '7 Mill Yard, Olney MK46 4AA',
    county: 'Buckinghamshire',
    blurb: 'Rooms that stand where the hedge was.',
  },
  hours: {
    spans: [{ from: 'Tue', to: 'Thu', opens: '07:15', closes: '16:45' }],
    holidays: [{ from: '2098-12-24', to: '2098-12-27', reason: 'Christmas' }],
  },
  social: {
    facebook: 'https://social.example/hedgerow-f',
    instagram: 'https://social.example/hedgerow-i',
    youtube: 'https://social.example/hedgerow-y',
  },
  legal: {
    registeredName: 'Hedgerow Rooms Limited',
    companyNumber: '09999991',
    registeredOffice: '8 Mill Yard, Olney MK46 4AA',
    vatNumber: 'GB999999973',
    icoNumber: 'ZA999991',
    hostingProvider: 'Host Example, United Kingdom',
    mailProvider: 'Post Example, United Kingdom',
    requestRetention: '23 months',
    projectRetention: '13 years',
    mailRetention: '17 months',
    backupRetention: '19 days',
  },
  vat: { registered: true, number: 'GB999999973', rate: 20 },
  promises: {
    callWorkingDays: 3,
    visitDaysAfterCall: 9,
    quoteWorkingDays: 6,
    price: 'VAT and fitting included',
    details: 'We use your details for nothing but this',
    confirmed: ['call', 'visit', 'quote', 'price', 'details'],
  },
  years: { experience: 23, guarantee: 12 },
  coverage: { counties: ['Buckinghamshire', 'Bedfordshire'], exceptions: [] },
  leadTimes: {
    design: { from: 3, to: 5 },
    installation: { from: 5, to: 9 },
    project: { from: 11, to: 17 },
    installationOf: {
      'garden-room': { from: 5, to: 6 },
      office: { from: 6, to: 7 },
      extension: { from: 7, to: 9 },
      'dual-purpose': { from: 8, to: 9 },
    },
  },
};

/** A fact with one of the corpus behind it, within the longest that its field takes, without what fields clean away. */
function withMarkup(fact: string, index: number, longest: number): string {
  const markup = (XSS_CORPUS[index] ?? '').replaceAll(/[^\u0020-\u007e]/g, '');
  return `${fact} ${markup}`.slice(0, longest).trimEnd();
}

/** The same facts, as somebody who wants to do harm would have them. */
const HOSTILE_FACTS: CompanyFacts = {
  ...FACTS,
  company: {
    ...FACTS.company,
    name: withMarkup(FACTS.company.name, 0, 60),
    address: withMarkup(FACTS.company.address, 1, 200),
    blurb: withMarkup(FACTS.company.blurb, 4, 300),
  },
  legal: {
    ...FACTS.legal,
    registeredName: withMarkup(FACTS.legal.registeredName, 2, 120),
    registeredOffice: withMarkup(FACTS.legal.registeredOffice, 3, 200),
    hostingProvider: withMarkup(FACTS.legal.hostingProvider, 5, 120),
    mailProvider: withMarkup(FACTS.legal.mailProvider, 7, 120),
  },
  promises: {
    ...FACTS.promises,
    price: withMarkup(FACTS.promises.price, 8, 80),
    details: withMarkup(FACTS.promises.details, 9, 120),
  },
};

const MARKUP = /<script>window\.hacked|<img src=x|<svg onload|<iframe srcdoc|<a href="javascript/i;

/** What a new installation says, and nobody may read any more. */
const OLD =
  /01632 ?960100|\+441632960100|hello@example\.com|Example Business Park|Modular Garden Rooms|08:00-18:00|8:00 AM|built in Northamptonshire|Leicestershire and Warwickshire|\b40\+? years|\b10[- ]years? |6[–-]8 weeks|6 to 8 weeks/;

interface Said {
  where: string;
  text: string;
}

/** With so many articles that the blog has a further page. */
async function saveFacts(
  server: RealServer,
  api: APIRequestContext,
  value: CompanyFacts,
): Promise<void> {
  await server.changeStore(({ contentVersions }) => {
    contentVersions.push(...savedDocuments({ articles: 8 }));
  });
  const saved = await api.put('/api/content/facts', { data: { revision: 0, value } });
  expect(saved.status(), await saved.text()).toBe(200);
  // Pages of articles follow after the others, the oldest last.
  const oldest = (await pathsIn(api)).findLast((path) => path.startsWith('/blog/')) ?? '';
  await expect
    .poll(async () => (await api.get(oldest, { headers: { accept: 'text/html' } })).text())
    .toContain(value.company.phone);
}

async function pathsIn(api: APIRequestContext): Promise<string[]> {
  const sitemap = await (await api.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

/** All that search engines, readers of the feed and visitors are given, as text. */
async function published(api: APIRequestContext): Promise<Said[]> {
  const paths = await pathsIn(api);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).toContain('/blog/page/2');
  const files = ['/feed.xml', '/.well-known/security.txt'];
  const said: Said[] = [];
  for (const where of [...paths, UNKNOWN_PATH, '/builder', '/follow', ...files]) {
    const answer = await api.get(where, { headers: { accept: 'text/html,*/*' } });
    said.push({ where, text: await answer.text() });
  }
  return said;
}

/** An order's whole way: every mail that it sends, and the documents of it. */
async function written(server: RealServer, api: APIRequestContext): Promise<Said[]> {
  const desk = await Desk.at(server);
  const { id, token } = await desk.receive();
  await desk.takeAction(id, { kind: 'times-offered', times: [inDays(7), inDays(8)], text: '' });
  await desk.homeowner(token, { kind: 'time-chosen', ...inDays(7) });
  await desk.takeAction(id, { kind: 'visit-held' });
  await desk.quote(id);
  const [quote] = (await desk.order(id)).follow.quotes;
  const hash = quote?.hash ?? '';
  await desk.homeowner(token, { kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
  await desk.takeAction(id, { kind: 'planned', text: 'In the workshop from 4 May.' });
  await desk.close();
  const calendar = await api.post('/api/follow/visit.ics', { data: { token } });
  const said: Said[] = [{ where: 'calendar file', text: await calendar.text() }];
  const folder = join(server.dataDir, 'mail');
  // One that is being written has another name.
  const mails = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  // Of the request, the offer, the visit, the quote, the acceptance and the dates: some to both sides.
  await expect
    .poll(async () => (await mails()).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(7);
  for (const name of await mails()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    const { subject = '', html = '', text = '', from } = mail;
    said.push({ where: name, text: [subject, html, text, from?.name].join('\n') });
    for (const { content, mimeType } of mail.attachments) {
      if (mimeType !== 'application/pdf' || typeof content === 'string') continue;
      const { lines, info } = await readPdf(new Uint8Array(content));
      said.push({ where: `${name}, PDF`, text: [...lines, JSON.stringify(info)].join(' ') });
    }
  }
  return said;
}

/** Without the parts of mails that are plain text, and PDFs, where markup stands as it was typed. */
function htmlOf({ where, text }: Said): string {
  if (where.endsWith('.eml')) return text.slice(text.indexOf('<!'), text.indexOf('</html>'));
  return where.startsWith('/') ? text : '';
}

test(
  'every page, document, mail and structured datum has the facts of the desk, and markup in them is text',
  { tag: '@long' },
  async ({ page, server }) => {
    await saveFacts(server, page.request, HOSTILE_FACTS);
    const said = [...(await published(page.request)), ...(await written(server, page.request))];
    for (const one of said) expect(MARKUP.exec(htmlOf(one))?.[0], one.where).toBeUndefined();
    for (const path of ['/', '/contact', '/privacy']) {
      await open(page, path);
      expect(await page.evaluate(() => 'hacked' in globalThis), path).toBe(false);
    }
    const old = said.flatMap(({ where, text }) => {
      const found = OLD.exec(text);
      return found === null
        ? []
        : [`${where}: ${text.slice(Math.max(found.index - 60, 0), found.index + 60)}`];
    });
    expect(old).toEqual([]);
    // Not by saying nothing: each page has the new ones.
    for (const { where, text } of said.filter(({ where }) => /^\/(?!.*\.)/.test(where))) {
      expect(text, where).toContain('01604 555017');
      expect(text, where).toContain('Hedgerow Rooms');
    }
    expect(said.filter(({ where }) => where.endsWith('PDF'))).not.toEqual([]);
    const all = said.map(({ text }) => text).join('\n');
    for (const { legal } of [FACTS])
      for (const fact of Object.values(legal)) expect(all).toContain(fact);
    for (const fact of [
      '7 Mill Yard',
      'office@hedgerow.example',
      'https://social.example/hedgerow-i',
      '"Tu-Th 07:15-16:45"',
      '11–17 weeks',
      'VAT and fitting included',
    ])
      expect(all).toContain(fact);
  },
);
