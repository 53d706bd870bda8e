import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { CRLF_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { openMailServer } from '#server/testing/servers/mail-server';
import { quoteBody } from '#server/testing/requests/quote-body';
import { readQuote } from '#server/testing/pdf/read-quote';
import { newQuoteRequest } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';
import { attachQuote } from './attach-quote';

async function openOffice() {
  const mail = await openMailServer();
  const test = await openTestApp({ environment: { MAIL_URL: mail.url } });
  return {
    ...test,
    /** The next two messages, parsed; the homeowner's first. */
    async received(count: number) {
      await vi.waitFor(() => expect(mail.received).toHaveLength(count), { timeout: 10_000 });
      return mail.received.slice(-2).map(({ email }) => email);
    },
  };
}

describe('the mail about a quote', () => {
  it('brings the homeowner the quote as a PDF, once, however often the request is sent', async () => {
    const { app, received } = await openOffice();
    const post = () =>
      request(app)
        .post('/api/room-configurations')
        .set('Idempotency-Key', key)
        .send(quoteBody())
        .expect(201);
    const key = randomUUID();
    const [receipt] = await Promise.all([post(), post(), post()]);
    const [homeowner, company] = await received(2);
    expect(homeowner?.attachments).toHaveLength(1);
    expect(homeowner?.attachments[0]).toMatchObject({
      filename: expect.stringMatching(
        `^garden-room-estimate-4x4m-\\d{4}-\\d\\d-\\d\\d-${receipt.body.reference}\\.pdf$`,
      ),
      mimeType: 'application/pdf',
      disposition: 'attachment',
    });
    expect(homeowner?.text).toContain('Your estimate is attached as a PDF, with its drawings.');
    expect(homeowner?.html).toContain('Your estimate is attached as a PDF, with its drawings.');
    expect(company?.attachments).toEqual([]);

    const content = homeowner?.attachments[0]?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('The attachment is no file');
    const { price, choices } = await readQuote(new Uint8Array(content));
    expect(price.total).toBe(37_100);
    expect(choices.finishes.cladding).toBe('cedar');
  });

  it('attaches nothing to the reply to an enquiry', async () => {
    const { app, received } = await openOffice();
    await request(app).post('/api/enquiries').send(enquiryBody()).expect(201);
    const mails = await received(2);
    expect(mails.map(({ attachments }) => attachments)).toEqual([[], []]);
  });

  it("copes with any homeowner's name", async () => {
    const { services, received } = await openOffice();
    const names = [CRLF_CORPUS[0], XSS_CORPUS[0], '\u202eeman', '👩‍👩‍👧', 'N'.repeat(5000)];
    for (const [index, name] of names.entries()) {
      const row = newQuoteRequest({ name });
      await services.roomConfigurations.add(row, () => `MGR-7K4Q-2${index}`);
      services.mail.wake();
      const [homeowner] = await received(2 * (index + 1));
      expect(homeowner?.attachments.map(({ filename }) => filename)).toEqual([
        `garden-office-estimate-4x4m-2026-05-01-MGR-7K4Q-2${index}.pdf`,
      ]);
    }
  });

  it('is sent without a document that cannot be made, which is logged', async () => {
    const { services, received } = await openOffice();
    const row = newQuoteRequest({ shellSizeId: 'gone' });
    const stored = { ...row, reference: 'MGR-7K4Q-2D' };
    await services.roomConfigurations.add(row, () => stored.reference);
    services.mail.wake();
    const [homeowner] = await received(2);
    expect(homeowner?.attachments).toEqual([]);
    expect(homeowner?.text).not.toContain('attached');
    expect(homeowner?.text).toContain('£30,715');

    const logged: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });
    const mail = { id: `quote-${row.id}-homeowner` };
    expect(await attachQuote({ ...services, logger }, mail, stored)).toBeUndefined();
    expect(logged.join()).toContain('mail leaves without its document');
    expect(logged.join()).toContain(mail.id);
    expect(logged.join()).not.toContain(row.email);
  });
});
