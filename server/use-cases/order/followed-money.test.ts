import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { moneyDocument } from '#domain/order/document/money/money-document';
import { paperOfLine } from '#domain/order/money/paper';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { openMailServer } from '#server/testing/servers/mail-server';
import { openOrder } from '#server/testing/requests/orders';
import { openTestApp } from '#server/testing/test-app';

const FACTS = {
  ...STARTER_FACTS,
  legal: { ...STARTER_FACTS.legal, registeredName: 'Hedgerow Rooms Limited' },
  vat: { registered: true, number: 'GB 123 4567 89', rate: 20 },
  money: {
    accountName: 'Hedgerow Rooms Limited',
    sortCode: '12-34-56',
    accountNumber: '12345678',
    invoiceDays: 14,
  },
};

async function open() {
  const mail = await openMailServer();
  const { app } = await openTestApp({
    environment: {
      MAIL_URL: mail.url,
      PUBLIC_URL: 'https://rooms.example',
      PAYMENT_URL: 'https://pay.example/?for={reference}&amount={amount}&of={invoice}',
    },
  });
  const order = await openOrder(app);
  const post = (path: string, body: object) =>
    request(app)
      .post(`${order.path}/${path}`)
      .set('Cookie', order.cookie)
      .set('Idempotency-Key', randomUUID())
      .send(body)
      .expect(200);
  return {
    mail,
    order,
    post,
    giveFacts: () =>
      request(app)
        .put('/api/content/facts')
        .set('Cookie', order.cookie)
        .send({ revision: 0, value: FACTS })
        .expect(200),
    async accept() {
      const { version, hash } = await order.sendQuote();
      return order.asHomeowner({ kind: 'accepted', version, hash, name: 'Ann Example' });
    },
    /** The homeowner's mails with this subject. */
    async mailed(subject: RegExp, count: number) {
      const found = () => mail.received.filter(({ email }) => subject.test(email.subject ?? ''));
      await vi.waitFor(() => expect(found()).toHaveLength(count), { timeout: 20_000 });
      return found().map(({ email }) => email);
    },
  };
}

it('the order says what an invoice must say and is missing, until it is there', async () => {
  const { order, giveFacts, accept } = await open();
  const { money } = await accept();
  expect([money?.invoices, money?.papers, money?.open]).toEqual([[], [], 0]);
  expect((await order.desk()).missingForInvoice).toEqual([
    'the registered name of the company',
    'the VAT number',
    'the bank account that invoices are paid to',
    'the homeowner’s address',
  ]);
  await giveFacts();
  await order.asCompany({ kind: 'place-given', address: '1 Mill Lane', postcode: 'NN1 1AA' });
  expect((await order.desk()).missingForInvoice).toEqual([]);
});

it('both sides see the money; each document goes by mail, as a device makes it of the view', async () => {
  const { order, post, giveFacts, accept, mailed } = await open();
  await giveFacts();
  await order.asCompany({ kind: 'place-given', address: '1 Mill Lane', postcode: 'NN1 1AA' });
  const { reference, money: begun } = await accept();
  const [invoice] = begun?.invoices ?? [];
  expect(invoice).toMatchObject({ label: 'INV-00001', state: 'open' });
  const pounds = ((invoice?.open ?? 0) / 100).toFixed(2);
  expect(invoice?.payAt).toBe(
    `https://pay.example/?for=${reference}&amount=${pounds}&of=INV-00001`,
  );
  expect(begun?.papers[0]?.buyer).toMatchObject({ address: '1 Mill Lane\nNN1 1AA' });
  const { number: over } = await order.desk();
  await post('credits', { over, number: 1, pence: 7_500, text: 'White doors' });
  const on = new Date().toISOString().slice(0, 10);
  await post('payments', { on, pence: 50_000, how: 'bank', text: 'For us alone' });
  const { money } = await order.view();
  expect(money?.open).toBe((invoice?.pence ?? 0) - 57_500);
  expect(JSON.stringify(money)).not.toContain('For us alone');
  expect((await order.desk()).follow.money).toEqual(money);
  const subjects = [/^Invoice INV-00001/, /^Credit note CN-00001/, /^Your payment has reached us/];
  for (const [index, subject] of subjects.entries()) {
    const [email] = await mailed(subject, 1);
    const line = money?.account[index];
    const paper = line && paperOfLine(money.papers, line);
    if (paper === undefined) throw new Error('There is no document.');
    const document = moneyDocument(paper);
    const [attached] = email?.attachments ?? [];
    expect(attached?.filename).toBe(document.fileName);
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(await pdfs.money(document));
  }
  const [credited] = await mailed(/^Credit note/, 1);
  expect(credited?.text).toContain('White doors');
});

it('a payment before the first invoice has a mail and no document', async () => {
  const { post, accept, mailed } = await open();
  await accept();
  await post('payments', { on: '2026-01-05', pence: 50_000, how: 'cash', text: '' });
  const [email] = await mailed(/^Your payment has reached us/, 1);
  expect(email?.text).toContain('nothing, and £500.00 is in your favour');
  expect(email?.attachments).toEqual([]);
});
