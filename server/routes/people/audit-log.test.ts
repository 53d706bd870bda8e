import { createHash, randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Test } from 'supertest';
import { describe, expect, it } from 'vitest';
import { AUDIT_ACTS, auditLogSchema } from '#domain/order/contracts/admin/audit-log';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { AN_ARTICLE } from '#domain/testing/articles';
import { startingWords } from '#domain/order/mails/starting-words';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { apiRoutes } from '#server/api';
import type { Services } from '#server/startup/services';
import { inAct } from '#server/stores/audit/act';
import { ADMIN_PASSWORD, cookieOf, signedIn } from '#server/testing/admin';
import { authenticator } from '#server/testing/authenticator';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { MONDAY, openOrder } from '#server/testing/requests/orders';
import { HER, HER_PASSWORD, ORIGIN } from '#server/testing/people';
import { phonePhoto } from '#server/testing/photos';
import { reportedFault } from '#server/testing/rows/records';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';
import { publishingFolders } from '#server/testing/servers/writer-fixture';

const send = (body: object) => (made: Test) => made.send(body);

/** The administrators' calls that are no GET, by method and path, with what the log says of them. */
function declaredActs(services: Services) {
  const routes = Object.values(apiRoutes(services)).flat();
  const writes = routes.filter(({ who, method }) => who !== 'everybody' && method !== 'GET');
  return new Map(writes.map(({ method, path, act }) => [`${method} ${path}`, act?.what]));
}

/** Calls under the owner's session, remembered by route, for whoever asks which were made. */
async function openDesk() {
  const first = await openTestApp();
  await signedIn(first.app);
  await first.services.close();
  // Without ADMIN_PASSWORD, so that the owner's password can be changed, too.
  const environment = { ADMIN_PASSWORD: '', PUBLIC_URL: ORIGIN, MAIL_URL: 'smtp://127.0.0.1:1' };
  const { folder } = first;
  const admin = await openGalleryAdmin({ ...(await publishingFolders()), folder, environment });
  const { app } = admin;
  let cookie = admin.cookie;
  const acts = declaredActs(admin.services);
  const walked = new Set<string>();
  const read = async () => {
    const { body } = await request(app).get('/api/audit-log').set('Cookie', cookie).expect(200);
    return auditLogSchema.parse(body);
  };
  /** What was added to the log since a number of entries. */
  const count = async () =>
    (await admin.services.auditLog.list({ after: undefined, limit: 1000 })).rows.length;
  const call = async (
    route: string,
    path: string,
    change: (call: Test) => Test = (same) => same,
  ) => {
    const [method = ''] = route.split(' ');
    const before = await count();
    const made = request(app)[method.toLowerCase() as 'post'](`/api${path}`);
    const response = await change(made.set('Cookie', cookie).set('Idempotency-Key', randomUUID()));
    if (response.status >= 300) throw new Error(`${route}: ${response.status} ${response.text}`);
    walked.add(route);
    const set = response.headers['set-cookie'];
    if (set !== undefined) cookie = cookieOf(response);
    const what = acts.get(route);
    const added = (await count()) - before;
    const newest = (await read()).entries[0];
    return { response, what, added, newest };
  };
  return { ...admin, acts, read, call, walked, cookieNow: () => cookie };
}

it('has an entry of each call by which administrators change something, and of nothing else', async () => {
  const { app, acts, call, uploaded, add, walked, services } = await openDesk();
  const isSaid = async (...made: Parameters<typeof call>) => {
    const { response, what, added, newest } = await call(...made);
    const said = added === 0 ? undefined : { what: newest?.what, name: newest?.name };
    const due = what === undefined ? undefined : { what, name: 'Owner' };
    expect([made[0], added, said]).toEqual([made[0], due === undefined ? 0 : 1, due]);
    return response;
  };
  await isSaid('PUT /pricing', '/pricing', send(dearerPricing(5)));
  const value = {
    ...STARTER_FACTS,
    company: { ...STARTER_FACTS.company, name: 'Another' },
    // What an invoice must say.
    legal: { ...STARTER_FACTS.legal, registeredName: 'Another Limited' },
    vat: { registered: false } as const,
    money: {
      accountName: 'Another',
      sortCode: '12-34-56',
      accountNumber: '12345678',
      invoiceDays: 14,
    },
  };
  await isSaid('PUT /content/:name', '/content/facts', send({ revision: 0, value }));
  await isSaid('POST /content/:name/touches', '/content/facts/touches', send({ value }));
  const shown = { path: '/', theme: 'light', value: JSON.stringify(value) };
  await isSaid('POST /content/:name/preview', '/content/facts/preview', (made) =>
    made.type('form').send(shown),
  );
  const terms = { revision: 0, value: starterTerms(STARTER_FACTS) };
  await isSaid('PUT /settings/:name', '/settings/quote-terms', send(terms));

  await isSaid('POST /test-mail', '/test-mail');
  await services.siteFaults.add(reportedFault(), new Date());
  const [fault] = await services.siteFaults.list();
  await isSaid('DELETE /site-faults/:id', `/site-faults/${fault?.id}`);
  await isSaid('POST /objects/upload', '/objects/upload');
  const [address, other] = [await uploaded(), await uploaded()];
  await add(other).expect(201);
  const [picture] = await services.galleryImages.list();
  const words = { title: 'A room', description: null, category: 'garden-rooms', tags: [] };
  const body = { ...words, objectPath: address.split('?')[0], featured: 0, sortOrder: 0 };
  const added = await isSaid('POST /gallery-images', '/gallery-images', send(body));
  const ids = [added.body.id as string, picture?.id];
  await isSaid('PUT /gallery-images/order', '/gallery-images/order', send({ ids }));
  const one = `/gallery-images/${picture?.id}`;
  await isSaid('PUT /gallery-images/:id', one, send({ ...words, title: 'Cedar', featured: 0 }));
  await isSaid('DELETE /gallery-images/:id', one);

  const order = await openOrder(app);
  const quotes = '/room-configurations';
  const quote = `${quotes}/${order.id}`;
  await isSaid(`POST ${quotes}/search`, `${quotes}/search`, send({ words: '' }));
  await isSaid(`POST ${quotes}/:id/seen`, `${quote}/seen`);
  await isSaid(`PUT ${quotes}/:id`, quote, send({ state: 'new', notes: 'Gate', revision: 0 }));
  const mail = { id: `quote-${order.id}-company`, state: 'refused' } as const;
  await services.mailQueue.set(mail.id, { state: mail.state });
  await isSaid(`POST ${quotes}/:id/mails/:to/send-again`, `${quote}/mails/company/send-again`);
  const photo = await phonePhoto({ width: 300, height: 200 });
  const photoId = randomUUID();
  const action = { kind: 'noted', text: 'Gate: 90 cm', photos: [photoId] };
  const step = { over: 0, action };
  await isSaid(
    `POST ${quotes}/:id/order/actions/preview`,
    `${quote}/order/actions/preview`,
    send({ action: { kind: 'visit-booked', ...MONDAY } }),
  );
  await isSaid(`POST ${quotes}/:id/order/actions`, `${quote}/order/actions`, send(step));
  expect((await order.desk()).events[0]).toMatchObject({ who: 'Owner' });
  const sha256 = createHash('sha256').update(photo).digest('base64url');
  const photoPath = `${quote}/order/photos/${photoId}`;
  await isSaid(
    `POST ${quotes}/:id/order/photos/:photo`,
    photoPath,
    send({ size: photo.length, sha256 }),
  );
  // Said with the offer, within the hour.
  const part = await call(
    `POST ${quotes}/:id/order/photos/:photo/parts/:offset`,
    `${photoPath}/parts/0`,
    (made) => made.type('application/octet-stream').send(photo),
  );
  expect(part.added).toBe(0);
  const { fresh } = await order.desk();
  const draft = { over: 0, content: fresh };
  await isSaid(`PUT ${quotes}/:id/order/quote`, `${quote}/order/quote`, send(draft));
  const sending = { over: (await order.desk()).draft?.revision };
  await isSaid(
    `POST ${quotes}/:id/order/quote/preview.pdf`,
    `${quote}/order/quote/preview.pdf`,
    send({ content: fresh }),
  );
  await isSaid(
    `POST ${quotes}/:id/order/quote/send/preview`,
    `${quote}/order/quote/send/preview`,
    send({ content: fresh }),
  );
  await isSaid(`POST ${quotes}/:id/order/quote/send`, `${quote}/order/quote/send`, send(sending));
  const event = (await order.desk()).events.at(-1);
  await services.mailQueue.set(`event-${event?.id}-homeowner`, { state: 'refused' });
  await isSaid(
    `POST ${quotes}/:id/order/events/:event/mails/:to/send-again`,
    `${quote}/order/events/${event?.id}/mails/homeowner/send-again`,
  );
  await order.asCompany({ kind: 'place-given', address: '1 Mill Lane', postcode: 'NN1 1AA' });
  const [sent] = (await order.desk()).follow.quotes;
  const accepted = { kind: 'accepted', version: 1, hash: sent?.hash ?? '', name: 'Pat' } as const;
  await order.asHomeowner(accepted);
  const over = async () => (await order.desk()).number;
  const credit = { over: await over(), number: 1, text: 'A mistake' };
  await isSaid(`POST ${quotes}/:id/order/credits`, `${quote}/order/credits`, send(credit));
  const invoice = { over: await over(), stage: 0 };
  await isSaid(`POST ${quotes}/:id/order/invoices`, `${quote}/order/invoices`, send(invoice));
  const paid = { on: '2026-05-01', pence: 100, how: 'cash', text: '' };
  await isSaid(`POST ${quotes}/:id/order/payments`, `${quote}/order/payments`, send(paid));
  const [payment] = (await order.desk()).follow.money?.account.slice(-1) ?? [];
  await isSaid(
    `POST ${quotes}/:id/order/payments/undo`,
    `${quote}/order/payments/undo`,
    send({ payment: payment?.id, text: 'Twice' }),
  );
  await isSaid(`POST ${quotes}/:id/anonymise`, `${quote}/anonymise`);
  // That one is kept for the sake of its invoices.
  const another = await openOrder(app);
  await isSaid(`DELETE ${quotes}/:id`, `${quotes}/${another.id}`);

  const asked = await request(app).post('/api/enquiries').send(enquiryBody()).expect(201);
  const enquiry = `/enquiries/${asked.body.id ?? (await services.enquiries.list({ after: undefined, limit: 1 })).rows[0]?.id}`;
  await isSaid('POST /enquiries/search', '/enquiries/search', send({ words: '' }));
  await isSaid('POST /enquiries/:id/seen', `${enquiry}/seen`);
  await isSaid('PUT /enquiries/:id', enquiry, send({ state: 'won', notes: '', revision: 0 }));
  await services.mailQueue.set(`enquiry-${enquiry.slice(11)}-company`, { state: 'refused' });
  await isSaid('POST /enquiries/:id/mails/:to/send-again', `${enquiry}/mails/company/send-again`);
  await isSaid('POST /enquiries/:id/anonymise', `${enquiry}/anonymise`);
  await isSaid('DELETE /enquiries/:id', enquiry);

  await request(app).post('/api/newsletter').send({ email: 'test@example.com' }).expect(201);
  const found = await isSaid(
    'POST /newsletter/search',
    '/newsletter/search',
    send({ letters: '' }),
  );
  await isSaid('DELETE /newsletter/:id', `/newsletter/${found.body.rows[0].id}`);
  await isSaid(
    'POST /settings/mail-texts/preview',
    '/settings/mail-texts/preview',
    send({ kind: 'times-offered', words: startingWords(20)['times-offered'] }),
  );

  await isSaid('POST /archive', '/archive');
  await isSaid('POST /people', '/people', send(HER));
  const person = `/people/${(await services.people.list())[0]?.id}`;
  await isSaid('POST /people/:id/invite', `${person}/invite`);
  await isSaid('DELETE /people/:id', person);
  const phone = await request(app)
    .post('/api/auth/login')
    .send({ password: ADMIN_PASSWORD, keep: true });
  const [kept] = (await request(app).get('/api/people').set('Cookie', cookieOf(phone))).body.me
    .devices;
  await isSaid('DELETE /people/devices/:id', `/people/devices/${kept.id}`);
  const device = authenticator(ORIGIN);
  const passkeys = '/people/me/passkeys';
  const options = await isSaid(`POST ${passkeys}/options`, `${passkeys}/options`);
  const passkey = device.create(options.body as { challenge: string });
  await isSaid(`POST ${passkeys}`, passkeys, send({ name: 'Phone', passkey }));
  await isSaid(`DELETE ${passkeys}/:id`, `${passkeys}/${device.id}`);
  const passwords = { current: ADMIN_PASSWORD, password: HER_PASSWORD };
  await isSaid('PUT /people/me/password', '/people/me/password', send(passwords));

  expect([...walked].toSorted()).toEqual([...acts.keys()].toSorted());
}, 60_000);

describe('the log', () => {
  it('says nothing that the desk has no words for, and no word is left over', async () => {
    const { services } = await openTestApp();
    const said = [...declaredActs(services).values()].filter((what) => what !== undefined);
    // Somebody who joins is not signed in yet, and an article is removed by saving nothing in its place.
    const unDeclared = ['person-joined', 'article-removed'];
    expect([...new Set([...said, ...unDeclared])].toSorted()).toEqual(AUDIT_ACTS.toSorted());
  });

  it('calls a request by its reference, links to it, and has no word of the homeowner', async () => {
    const { app, read } = await openDesk();
    const order = await openOrder(app);
    await order.asCompany({ kind: 'noted', text: 'Gate: 90 cm' });
    const { reference } = (await order.desk()).follow;
    const [entry] = (await read()).entries;
    expect(entry).toMatchObject({
      what: 'order-step-taken',
      detail: 'noted',
      about: reference,
      request: { kind: 'quotes', id: order.id },
    });
    expect(JSON.stringify(await read())).not.toMatch(/Gate|test\.person|example\.com/i);
  });

  it('says which one it was: the picture, the article, the step, the request that is gone', async () => {
    const { app, call, uploaded, add, services, read } = await openDesk();
    const newest = async () => {
      const [entry] = (await read()).entries;
      return [entry?.what, entry?.about, entry?.detail];
    };
    await add(await uploaded()).expect(201);
    const [picture] = await services.galleryImages.list();
    await call('DELETE /gallery-images/:id', `/gallery-images/${picture?.id}`);
    expect(await newest()).toEqual(['picture-removed', null, picture?.title]);

    const about = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';
    const path = `/content/${about}`;
    await call('PUT /content/:name', path, send({ revision: 0, value: AN_ARTICLE }));
    expect(await newest()).toEqual(['content-saved', about, AN_ARTICLE.title]);
    await call('PUT /content/:name', path, send({ revision: 1, value: null }));
    expect(await newest()).toEqual(['article-removed', about, AN_ARTICLE.title]);

    const order = await openOrder(app);
    const { reference } = (await order.desk()).follow;
    await order.asCompany({ kind: 'noted', text: 'Gate: 90 cm' });
    expect(await newest()).toEqual(['order-step-taken', reference, 'noted']);
    await order.sendQuote();
    expect(await newest()).toEqual(['quote-sent', reference, '1']);
    const quote = `/room-configurations/${order.id}`;
    const { revision } = (await call('GET', quote)).response.body;
    await call('PUT /room-configurations/:id', quote, send({ state: 'lost', revision }));
    expect(await newest()).toEqual(['quote-changed', reference, 'state lost']);
    await call('DELETE /room-configurations/:id', quote);
    expect(await newest()).toEqual(['quote-removed', null, reference]);
  });

  it('reads earlier entries as they were: without which one it was', async () => {
    const { services, read } = await openDesk();
    const act = { who: 'owner', name: 'Owner', what: 'content-saved', about: 'facts' };
    await inAct({ ...act, isOften: false }, () =>
      services.contents.save({ name: 'facts', value: STARTER_FACTS, by: '', note: '', over: 0 }),
    );
    expect((await read()).entries).toMatchObject([{ what: 'content-saved', about: 'facts' }]);
    expect((await read()).entries[0]).not.toHaveProperty('detail');
  });

  it('comes in pages of 50', async () => {
    const { app, services, cookieNow } = await openDesk();
    const order = await openOrder(app);
    for (let n = 0; n < 60; n += 1) await order.asCompany({ kind: 'noted', text: String(n) });
    const page = async (after: string | null) => {
      const { body } = await request(app)
        .get('/api/audit-log')
        .query(after === null ? {} : { after })
        .set('Cookie', cookieNow())
        .expect(200);
      return auditLogSchema.parse(body);
    };
    const first = await page(null);
    const second = await page(first.next);
    expect([first.entries.length, second.next]).toEqual([50, null]);
    const { rows } = await services.auditLog.list({ after: undefined, limit: 1000 });
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('says who saved which prices', async () => {
    const { app, call, cookieNow } = await openDesk();
    await call('PUT /pricing', '/pricing', (made) => made.send(dearerPricing(5)));
    const { body } = await request(app).get('/api/pricing/versions').set('Cookie', cookieNow());
    expect(body).toMatchObject([{ version: 2, by: 'Owner' }, { version: 1 }]);
    expect(body[1]).not.toHaveProperty('by');
  });
});
