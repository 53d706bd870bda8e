import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { hashOfToken } from '#server/auth/follow-token';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import type { GalleryAdmin } from '#server/testing/gallery-admin';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { MONDAY, openOrder } from '#server/testing/requests/orders';
import { newPerson } from '#server/testing/people';
import { phonePhoto } from '#server/testing/photos';
import { askWithPhotos, photoSender } from '#server/testing/requests/question-photos';
import { exampleInvoice, newQuoteRequest, reportedFault } from './records';

const AT = '2026-05-01T09:30:00.000Z';

/** An app whose every table has rows, with pictures, photos, and half of a photo that is still arriving. */
export async function openFullApp(
  options?: Parameters<typeof openGalleryAdmin>[0],
): Promise<GalleryAdmin> {
  // Nobody takes the mails, so they stay in the queue.
  const environment = { MAIL_URL: 'smtp://127.0.0.1:1', ...options?.environment };
  const admin = await openGalleryAdmin({ ...options, environment });
  const { app, services } = admin;
  await admin.add(await admin.uploaded()).expect(201);
  await services.renditions.idle();
  await admin.uploaded();
  await fillOrder(app, services);
  await request(app).post('/api/enquiries').send(enquiryBody()).expect(201);
  for (let times = 0; times < 2; times += 1) {
    await request(app).post('/api/newsletter').send({ email: 'test@example.com' }).expect(201);
  }
  const removed = await services.roomConfigurations.add(newQuoteRequest(), randomUUID);
  await services.roomConfigurations.remove(removed.id, new Date());
  await fillPeople(services);
  await services.siteFaults.add(reportedFault(), new Date(AT));
  await services.builderDays.add('2026-05-01', [1, 2, 3], '2025-05-01');
  await services.signInFailures.note('192.0.2.1', { at: AT, since: AT, most: 10 });
  return admin;
}

async function fillPeople({
  people,
  passkeys,
  sessions,
  calendarLinks,
}: GalleryAdmin['services']): Promise<void> {
  const person = newPerson();
  await people.add(person);
  await passkeys.add({
    id: 'passkey',
    holder: person.id,
    publicKey: 'key',
    counter: 0,
    transports: ['internal'],
    name: 'Phone',
    addedAt: AT,
    usedAt: null,
  });
  const over = { idHash: undefined, signedInBy: '', seenBy: '', keptBy: '', seenAfter: '9999' };
  const times = { signedInAt: AT, seenAt: AT };
  await sessions.add({ idHash: 'hers', personId: person.id, ...times }, over);
  const phone = { holder: person.id, device: 'Safari on an iPhone', provenAt: AT };
  await sessions.add({ idHash: 'phone', ...times, ...phone }, over);
  await calendarLinks.renew({ hash: 'calendar', holder: person.id, since: AT });
}

async function fillOrder(
  app: GalleryAdmin['app'],
  { contents, orders, pushDevices, settings }: GalleryAdmin['services'],
): Promise<void> {
  const order = await openOrder(app, { yearSaid: { north: 90, use: null } });
  await order.asCompany({ kind: 'visit-booked', ...MONDAY });
  await orders.bill(order.id, new Date(AT), ({ books }) => {
    const id = randomUUID();
    const invoice = exampleInvoice({ id, requestId: order.id, number: books.next.invoice });
    const { number, version, stage, pence } = invoice;
    const what = { kind: 'invoiced', number, version, stage, pence, dueOn: '2026-12-15', hash: '' };
    return { event: { id, by: 'company', what: { ...what, kind: 'invoiced' } }, invoice };
  });
  await settings.save({ name: 'quote-terms', revision: 1, value: starterTerms(STARTER_FACTS) }, 0);
  await contents.save({ name: 'questions', value: [], by: 'owner', note: '', over: 0 });
  await pushDevices.add({
    id: 'phone',
    requestId: order.id,
    linkHash: hashOfToken(order.token),
    endpoint: 'https://push.example/phone',
    keys: { p256dh: 'p', auth: 'a' },
    since: AT,
  });
  const [whole = '', half = ''] = await askWithPhotos(order, 2);
  const photo = await phonePhoto({ width: 300, height: 200 });
  const { offer, part } = photoSender(app, order.token);
  for (const id of [whole, half]) await offer(id, photo).expect(200);
  await part(whole, 0, photo).expect(200);
  await part(half, 0, photo.subarray(0, photo.length / 2)).expect(200);
}
