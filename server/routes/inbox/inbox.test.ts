import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { unreadRequestsSchema } from '#domain/order/contracts/admin/inbox';
import { newsletterSubscribersSchema } from '#domain/order/contracts/admin/newsletter-subscribers';
import {
  enquirySummariesSchema,
  deskEnquirySchema,
} from '#domain/order/contracts/admin/desk-enquiry';
import {
  quoteRequestSummariesSchema,
  deskQuoteRequestSchema,
} from '#domain/order/contracts/admin/desk-quote-request';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { signedIn } from '#server/testing/admin';
import { enquiryBody, newEnquiry } from '#server/testing/requests/enquiries';
import { filesSaying } from '#server/testing/files-saying';
import { openMailServer } from '#server/testing/servers/mail-server';
import { UNSEEN, UNSEEN_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { dearerPricing, quoteBody } from '#server/testing/requests/quote-body';
import { newQuoteRequest } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';

const KINDS = [
  ['/api/room-configurations', quoteBody()],
  ['/api/enquiries', enquiryBody()],
] as const;

/** Generous, for a busy machine. */
const PATIENT = { timeout: 15_000 };

async function openInbox(environment: Record<string, string> = {}, folder?: string) {
  const test = await openTestApp({ environment, ...(folder !== undefined && { folder }) });
  const cookie = await signedIn(test.app);
  const call = (method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object) =>
    request(test.app)[method](path).set('Cookie', cookie).send(body);
  return {
    ...test,
    get: (path: string) => call('get', path),
    put: (path: string, body: object) => call('put', path, body),
    post: (path: string) => call('post', path),
    search: (path: string, search: object) => call('post', `${path}/search`, search),
    remove: (path: string) => call('delete', path),
    /** Sends a request as a homeowner does, and returns its id. */
    async receive(path: string, body: object, id: string = randomUUID()): Promise<string> {
      await request(test.app).post(path).set('Idempotency-Key', id).send(body).expect(201);
      return id;
    },
    /** Waits until no message is under way: each is sent or, without MAIL_URL, kept as a file. */
    async mailed() {
      await vi.waitFor(async () => {
        // In the server's memory, which has a change a moment after the disk does.
        const underWay = test.services.mailQueue.newestIn(['waiting', 'handing-over'], 1);
        expect(await underWay).toEqual([]);
      }, PATIENT);
    },
    mailFiles: () => readdir(join(test.folder, 'mail')),
  };
}

describe('GET /api/room-configurations', () => {
  it('lists quote requests, the newest first, and how many are unread', async () => {
    const inbox = await openInbox();
    const first = await inbox.receive('/api/room-configurations', quoteBody({ name: 'First' }));
    const received = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(received));
    await inbox.receive('/api/room-configurations', quoteBody({ name: 'Second' }));
    const { body } = await inbox.get('/api/room-configurations').expect(200);
    const list = quoteRequestSummariesSchema.parse(body);
    expect(list.map(({ name }) => name)).toEqual(['Second', 'First']);
    expect(list[1]).toMatchObject({
      id: first,
      room: expect.stringMatching(/^Garden Room, 4\sm\s×\s4\sm$/),
      state: 'new',
    });
    await inbox.post(`/api/room-configurations/${first}/seen`).expect(204);
    await inbox.post(`/api/room-configurations/${first}/seen`).expect(204);
    const unread = unreadRequestsSchema.parse((await inbox.get('/api/unread-requests')).body);
    expect(unread).toEqual({ quotes: 1, enquiries: 0 });
  });

  it('shows one with its price as it was and as it is today, and its mail', async () => {
    const { url } = await openMailServer();
    const inbox = await openInbox({ MAIL_URL: url });
    const id = await inbox.receive('/api/room-configurations', quoteBody());
    await inbox.mailed();
    await inbox.services.pricing.save(dearerPricing(500));
    const { body } = await inbox.get(`/api/room-configurations/${id}`).expect(200);
    const quote = deskQuoteRequestSchema.parse(body);
    const { roomType, shellSizeId, windows, features, finishes } = quoteBody();
    const design = readShareCode(quote.design ?? '');
    expect(design).toMatchObject({ draft: { roomType, shellSizeId, windows, features, finishes } });
    expect(quote).toMatchObject({
      atRequest: { pricingVersion: 1, total: 37_100 },
      today: { pricingVersion: 2, total: 37_600 },
      size: { width: 4, depth: 4 },
      mails: [
        { to: 'homeowner', state: 'sent' },
        { to: 'company', state: 'sent' },
      ],
    });
  });

  it('says so when something in it is no longer offered', async () => {
    const inbox = await openInbox();
    const id = await inbox.receive('/api/room-configurations', quoteBody());
    const pricing = dearerPricing(0);
    await inbox.services.pricing.save({
      ...pricing,
      shellSizes: pricing.shellSizes.filter((size) => size.id !== '4x4'),
    });
    const { body } = await inbox.get(`/api/room-configurations/${id}`).expect(200);
    expect(deskQuoteRequestSchema.parse(body)).toMatchObject({
      today: null,
      atRequest: { total: 37_100 },
    });
  });

  it('shows no design of a kind of room that is no longer known', async () => {
    const inbox = await openInbox();
    const yurt = newQuoteRequest({ roomType: 'yurt' });
    const { id } = await inbox.services.roomConfigurations.add(yurt, randomUUID);
    const { body } = await inbox.get(`/api/room-configurations/${id}`).expect(200);
    expect(deskQuoteRequestSchema.parse(body).design).toBeUndefined();
  });
});

describe('the requests of one person', () => {
  it('stand together on the page of each, newest first, until one is made anonymous', async () => {
    const inbox = await openInbox();
    const { roomConfigurations, enquiries } = inbox.services;
    const [at, of] = [(day: number) => `2026-05-0${day}T09:30:00.000Z`, 'Jane@example.com'];
    const first = newQuoteRequest({ createdAt: at(1), name: 'Jane Test', email: of });
    const second = newQuoteRequest({ createdAt: at(3), name: 'J. Test', phone: '+44 1632 960777' });
    const asked = newEnquiry({
      createdAt: at(2),
      name: 'Jane Test',
      email: of.toLowerCase(),
      phone: '01632 960777',
      projectType: 'Office',
    });
    await roomConfigurations.add({ ...first, phone: '07700 900111' }, () => 'MGR-1');
    await roomConfigurations.add({ ...second, email: 'work@example.com' }, () => 'MGR-2');
    await enquiries.add(asked);
    const others = await enquiries.add(newEnquiry({ email: 'else@example.com', phone: '0123456' }));
    const quotePath = '/api/room-configurations';
    const alsoOf = async (path: string, id: string) => {
      const { body } = await inbox.get(`${path}/${id}`).expect(200);
      const schema = path === quotePath ? deskQuoteRequestSchema : deskEnquirySchema;
      const { also } = schema.parse(body);
      return also && [also.count, ...also.rows.map(({ kind, name, about }) => [kind, name, about])];
    };
    expect(await alsoOf('/api/enquiries', asked.id)).toEqual([
      2,
      ['quote', 'J. Test', expect.stringMatching(/^MGR-2, Garden Office, 4\sm/)],
      ['quote', 'Jane Test', expect.stringMatching(/^MGR-1, Garden Office, 4\sm/)],
    ]);
    expect(await alsoOf(quotePath, first.id)).toEqual([1, ['enquiry', 'Jane Test', 'Office']]);
    expect(await alsoOf('/api/enquiries', others.id)).toEqual([0]);
    await inbox.post(`/api/enquiries/${asked.id}/anonymise`).expect(204);
    expect(await alsoOf(quotePath, first.id)).toEqual([0]);
    expect(await alsoOf('/api/enquiries', asked.id)).toEqual([0]);
  });
});

describe.each(KINDS)('more of %s than a page', (path, body) => {
  it('come page by page, and are found on the server by what is in no address', async () => {
    const inbox = await openInbox();
    const { roomConfigurations, enquiries } = inbox.services;
    for (let number = 0; number < 120; number += 1) {
      const createdAt = `2026-05-01T09:30:00.${String(number).padStart(3, '0')}Z`;
      const changes = { createdAt, name: `Person ${number}`, state: 'won' } as const;
      if (path === '/api/enquiries') await enquiries.add(newEnquiry(changes));
      else await roomConfigurations.add(newQuoteRequest(changes), randomUUID);
    }
    const first = await inbox.get(path).expect(200);
    expect(first.body).toHaveLength(100);
    expect(first.body[0]).toMatchObject({ name: 'Person 119' });
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(first.headers['link'] ?? '') ?? [];
    const second = await inbox.get(next).expect(200);
    expect(second.body).toHaveLength(20);
    expect(second.headers['link']).toBeUndefined();

    const id = await inbox.receive(path, { ...body, name: 'Newest Person' });
    await inbox.post(`${path}/${id}/seen`).expect(204);
    const look = async (search: object) => (await inbox.search(path, search).expect(200)).body;
    const won = await look({ words: '', state: 'won' });
    expect(won.rows.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Person ${119 - index}`),
    );
    const counts = { new: 1, contacted: 0, visited: 0, won: 120, lost: 0 };
    expect(won).toMatchObject({ counts, all: 121, unread: 120 });
    expect((await look({ words: '', state: 'won', after: won.next })).rows[0]).toMatchObject({
      name: 'Person 69',
    });
    expect(await look({ words: 'newest' })).toMatchObject({
      rows: [{ id }],
      next: null,
      counts: { new: 1, won: 0 },
    });
    for (const bad of [
      {},
      { words: 7 },
      { words: 'x'.repeat(301) },
      { words: '', state: 'sold' },
    ]) {
      await inbox.search(path, bad).expect(400);
    }
    await inbox.get(`${path}/search`).expect(405);
  });
});

describe('GET /api/enquiries', () => {
  it('lists and shows enquiries', async () => {
    const inbox = await openInbox();
    const id = await inbox.receive('/api/enquiries', enquiryBody());
    const list = enquirySummariesSchema.parse((await inbox.get('/api/enquiries')).body);
    expect(list).toMatchObject([{ id, postcode: 'NN1 1AA' }]);
    const { body } = await inbox.get(`/api/enquiries/${id}`).expect(200);
    expect(deskEnquirySchema.parse(body).message).toContain('Access from the side.');
  });
});

describe.each(KINDS)('%s/:id', (path, body) => {
  it('keeps state and notes, and refuses a change that was made on an older one', async () => {
    const inbox = await openInbox();
    const id = await inbox.receive(path, body);
    await inbox.put(`${path}/${id}`, { revision: 0, notes: 'Called. Visit on Monday' }).expect(204);
    const stale = await inbox.put(`${path}/${id}`, { revision: 0, state: 'won' }).expect(409);
    expect(stale.body).toMatchObject({ code: 'desk_conflict' });
    await inbox.put(`${path}/${id}`, { revision: 1, state: 'contacted' }).expect(204);
    expect((await inbox.get(`${path}/${id}`)).body).toMatchObject({
      notes: 'Called. Visit on Monday',
      state: 'contacted',
      revision: 2,
      handledAt: expect.any(String),
    });
  });

  it.each([
    [{ revision: 0, state: 'sold' }, 'state'],
    [{ revision: 0, notes: 7 }, 'notes'],
    [{ revision: 0, notes: 'x'.repeat(10_001) }, 'notes'],
    [{ state: 'won' }, 'revision'],
    [[], 'body'],
  ])('refuses %j and names the field', async (change, field) => {
    const inbox = await openInbox();
    const id = await inbox.receive(path, body);
    const response = await inbox.put(`${path}/${id}`, change).expect(400);
    expect(Object.keys(response.body.fields)).toContain(field);
  });

  it('removes a request with everything of it: row, queue, files', async () => {
    const inbox = await openInbox();
    const id = await inbox.receive(path, { ...body, name: 'Gone Person' });
    await inbox.mailed();
    await inbox.remove(`${path}/${id}`).expect(204);
    expect(await inbox.mailFiles()).toEqual([]);
    expect(JSON.stringify(await inbox.stored())).not.toMatch(/Gone Person|sent/);
    await inbox.get(`${path}/${id}`).expect(404);
    await inbox.remove(`${path}/${id}`).expect(404);
  });

  it('a device that sends a removed request again gets the first answer, and makes no row', async () => {
    const inbox = await openInbox();
    const id = randomUUID();
    const send = (sent: object) =>
      request(inbox.app).post(path).set('Idempotency-Key', id).send(sent).expect(201);
    const first = await send(body);
    await inbox.mailed();
    await inbox.remove(`${path}/${id}`).expect(204);
    expect((await send(body)).text).toBe(first.text);
    // Nothing is left that could tell whether the words are the same.
    expect((await send({ ...body, name: 'Other Person' })).text).toBe(first.text);
    const { roomConfigurations, enquiries, mailQueue, removedRequests } = await inbox.stored();
    expect([roomConfigurations, enquiries, mailQueue]).toEqual([[], [], []]);
    expect(JSON.stringify(removedRequests)).not.toContain(id);
    expect(await inbox.mailFiles()).toEqual([]);
  });

  it('makes a request anonymous: nothing is left that tells who sent it', async () => {
    const inbox = await openInbox();
    const sender = { name: 'Gone Person', email: 'gone@example.com', phone: '01632 960777' };
    const id = await inbox.receive(path, { ...body, ...sender });
    await inbox.put(`${path}/${id}`, { revision: 0, notes: 'Gone Person rang' }).expect(204);
    await inbox.mailed();
    await inbox.post(`${path}/${id}/anonymise`).expect(204);
    expect(await inbox.mailFiles()).toEqual([]);
    const stored = JSON.stringify(await inbox.stored());
    expect(stored).not.toMatch(/Gone Person|gone@example\.com|960777/);
    expect((await inbox.get(`${path}/${id}`)).body).toMatchObject({
      name: '',
      anonymisedAt: expect.any(String),
      mails: [],
    });
    // A device that missed our first answer still gets it, and nobody gets a second mail.
    await inbox.receive(path, { ...body, ...sender }, id);
    expect(await inbox.mailFiles()).toEqual([]);
  });

  it('sends a message again only when it was refused or may be lost', async () => {
    const mail = await openMailServer();
    mail.refuse({ message: 550 });
    const inbox = await openInbox({ MAIL_URL: mail.url });
    const id = await inbox.receive(path, body);
    const about = path === '/api/enquiries' ? 'enquiry' : 'quote';
    const expectQueue = (...states: object[]) =>
      vi.waitFor(
        async () => expect(await inbox.services.mailQueue.mailsOf(about, id)).toMatchObject(states),
        PATIENT,
      );
    await expectQueue({ state: 'refused' }, { state: 'refused' });
    mail.refuse({});
    const again = `${path}/${id}/mails/company/send-again`;
    await inbox.post(again).expect(204);
    await expectQueue({ to: 'homeowner', state: 'refused' });
    expect((await inbox.get(`${path}/${id}`)).body.mails).toMatchObject([
      { to: 'homeowner', state: 'refused' },
      { to: 'company', state: 'sent', problem: null },
    ]);
    expect((await inbox.post(again).expect(409)).body).toMatchObject({ code: 'mail_under_way' });
    await inbox.post(`${path}/${id}/mails/nobody/send-again`).expect(404);
  });

  it('tells a mail that is kept as a file from one that was sent, also once mail is set up, and sends it then', async () => {
    const inbox = await openInbox();
    const id = await inbox.receive(path, body);
    const mailsIn = async ({ get }: typeof inbox) => (await get(`${path}/${id}`)).body.mails;
    const kept = { state: 'refused', problem: null, isKept: true, since: expect.any(String) };
    const both = (canSend: boolean) => [
      { to: 'homeowner', ...kept, canSend },
      { to: 'company', ...kept, canSend },
    ];
    // Before it is in its file, and after.
    expect(await mailsIn(inbox)).toEqual(both(false));
    await inbox.mailed();
    expect(await mailsIn(inbox)).toEqual(both(false));
    const send = `${path}/${id}/mails/company/send-again`;
    expect((await inbox.post(send).expect(409)).body.code).toBe('mail_not_set_up');
    await inbox.services.close();

    const mail = await openMailServer();
    const later = await openInbox({ MAIL_URL: mail.url }, inbox.folder);
    await later.mailed();
    expect(await mailsIn(later)).toEqual(both(true));
    expect(mail.received).toEqual([]);
    await later.post(send).expect(204);
    await later.mailed();
    expect(mail.received.map(({ to }) => to)).toEqual([['hello@example.com']]);
    expect(await mailsIn(later)).toEqual([
      both(true)[0],
      { to: 'company', state: 'sent', problem: null },
    ]);
    expect(await later.mailFiles()).toEqual([expect.stringMatching(/-homeowner\.eml$/)]);
  });

  it('tells who was refused in the mail server’s words, and since when another waits', async () => {
    const mail = await openMailServer();
    mail.refuse({ recipient: 550 });
    const inbox = await openInbox({ MAIL_URL: mail.url });
    const id = await inbox.receive(path, body);
    const mails = async () => (await inbox.get(`${path}/${id}`)).body.mails;
    const refused = { state: 'refused', canSend: true };
    await vi.waitFor(async () => expect(await mails()).toMatchObject([refused, refused]), PATIENT);
    expect((await mails())[0].problem).toBe('The mail server refused the address: 550 not here');
    mail.refuse({ recipient: 451 });
    const before = new Date().toISOString();
    await inbox.post(`${path}/${id}/mails/company/send-again`).expect(204);
    await vi.waitFor(
      async () =>
        expect((await mails())[1]).toMatchObject({
          state: 'waiting',
          problem: expect.stringContaining('451'),
          canSend: false,
        }),
      PATIENT,
    );
    expect((await mails())[1].since >= before).toBe(true);
  });

  it.each(['no-uuid', randomUUID(), '..%2F..%2Fdb', '__proto__'])('knows no %s', async (id) => {
    const inbox = await openInbox();
    for (const answer of [
      await inbox.get(`${path}/${id}`),
      await inbox.put(`${path}/${id}`, { revision: 0 }),
      await inbox.post(`${path}/${id}/anonymise`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

it.each(UNSEEN_CORPUS)('shows a name that was stored as %j as it is', async (name) => {
  const inbox = await openInbox();
  const row = { ...newEnquiry(), name };
  await inbox.services.enquiries.add(row);
  await inbox.services.roomConfigurations.add(newQuoteRequest({ name }), () => 'MGR-7K4Q-2D');
  for (const path of ['/api/enquiries', `/api/enquiries/${row.id}`, '/api/room-configurations']) {
    expect((await inbox.get(path).expect(200)).text).not.toMatch(UNSEEN);
  }
});

describe('an export', () => {
  it('is a file to keep, whatever stands in it', async () => {
    const inbox = await openInbox();
    await inbox.receive('/api/enquiries', enquiryBody({ message: XSS_CORPUS.join('\n') }));
    const response = await inbox.get('/api/enquiries/export.csv').expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename=enquiries-[\d-]+\.csv$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('names each newsletter address once, and each quote with its room', async () => {
    const inbox = await openInbox();
    for (const email of ['one@example.com', 'two@example.com', 'ONE@example.com']) {
      await inbox.receive('/api/newsletter', { email });
    }
    const { text } = await inbox.get('/api/newsletter/export.csv').expect(200);
    expect(cellsOf(text).map(([email]) => email)).toEqual([
      expect.stringContaining('Email'),
      'one@example.com',
      'two@example.com',
    ]);
    await inbox.receive('/api/room-configurations', quoteBody());
    const quotes = await inbox.get('/api/room-configurations/export.csv').expect(200);
    expect(quotes.text).toMatch(/"Garden Room, 4\sm\s×\s4\sm","2 windows, 1 door, patio glass"/);
  });
});

it.each(KINDS)('what was removed of %s is in no file of the data folder', async (path, body) => {
  const inbox = await openInbox();
  const kept = await inbox.receive(path, { ...body, name: 'Kept Person' });
  const removed = await inbox.receive(path, { ...body, name: 'Gone Person' });
  const anonymous = await inbox.receive(path, { ...body, name: 'Gone Person' });
  await inbox.put(`${path}/${removed}`, { revision: 0, notes: 'Gone Person rang' }).expect(204);
  await inbox.mailed();
  // As the daily backup would hold them.
  await mkdir(join(inbox.folder, 'backups'), { recursive: true });
  const backup = join(inbox.folder, 'backups/db-2026-05-01T09-30-00-000Z-daily.json');
  await writeFile(backup, JSON.stringify(await inbox.stored()));
  expect(await filesSaying(inbox.folder, 'Gone Person')).not.toEqual([]);
  await inbox.remove(`${path}/${removed}`).expect(204);
  await inbox.post(`${path}/${anonymous}/anonymise`).expect(204);
  await vi.waitFor(async () => {
    expect(await filesSaying(inbox.folder, 'Gone Person')).toEqual([]);
  }, PATIENT);
  expect((await filesSaying(inbox.folder, 'Kept Person')).length).toBeGreaterThan(1);
  expect((await inbox.get(`${path}/${kept}`)).body).toMatchObject({ name: 'Kept Person' });
});

it('one address of the newsletter is removed for good', async () => {
  const inbox = await openInbox();
  await inbox.receive('/api/newsletter', { email: 'kept@example.com' });
  const id = await inbox.receive('/api/newsletter', { email: 'gone@example.com' });
  await inbox.receive('/api/newsletter', { email: 'GONE@example.com' });
  await mkdir(join(inbox.folder, 'backups'), { recursive: true });
  const backup = join(inbox.folder, 'backups/db-2026-05-01T09-30-00-000Z-daily.json');
  await writeFile(backup, JSON.stringify(await inbox.stored()));
  await inbox.remove(`/api/newsletter/${id}`).expect(204);
  await inbox.remove(`/api/newsletter/${id}`).expect(404);
  const { body } = await inbox.get('/api/newsletter').expect(200);
  const emails = newsletterSubscribersSchema.parse(body).map(({ email }) => email);
  expect(emails).toEqual(['kept@example.com']);
  const found = await inbox.search('/api/newsletter', { letters: 'KEPT@' }).expect(200);
  expect(found.body).toMatchObject({ rows: [{ email: 'kept@example.com' }], count: 1, all: 1 });
  await inbox.receive('/api/newsletter', { email: 'gone@example.com' }, id);
  await vi.waitFor(async () => {
    for (const email of ['gone@example.com', 'GONE@example.com']) {
      expect(await filesSaying(inbox.folder, email)).toEqual([]);
    }
  }, PATIENT);
  expect(await filesSaying(inbox.folder, 'kept@example.com')).not.toEqual([]);
});

it('a mail that cannot be written fails no request', async () => {
  const inbox = await openInbox();
  // A file blocks the place of the folder.
  await writeFile(join(inbox.folder, 'mail'), '');
  await inbox.receive('/api/room-configurations', quoteBody());
  await vi.waitFor(async () => {
    const [mail] = (await inbox.stored()).mailQueue;
    expect(mail).toMatchObject({ state: 'waiting', problem: expect.stringContaining('mail') });
  }, PATIENT);
  expect(await readFile(join(inbox.folder, 'mail'), 'utf8')).toBe('');
});

/** A CSV parser for files whose cells are all quoted. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
