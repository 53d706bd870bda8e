import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { openMailServer } from '#server/testing/servers/mail-server';
import { MONDAY, openOrder, WEDNESDAY } from '#server/testing/requests/orders';
import { openTestApp } from '#server/testing/test-app';

async function open() {
  const mail = await openMailServer();
  const test = await openTestApp({
    environment: { MAIL_URL: mail.url, PUBLIC_URL: 'https://rooms.example' },
  });
  const order = await openOrder(test.app);
  const received = async (count: number) => {
    await vi.waitFor(() => expect(mail.received).toHaveLength(count), { timeout: 20_000 });
    return mail.received.map(({ email }) => email);
  };
  /** The mails an event causes, the homeowner's first. */
  const after = async (count: number, happen: () => Promise<unknown>) => {
    // Earlier mails: the two of the request itself, and those of earlier events.
    const before = (await received(mail.received.length)).length;
    await happen();
    return (await received(before + count)).slice(before);
  };
  await received(2);
  return { ...test, mail, order, after, received };
}

/** The token in a mail. */
function tokenIn(text = ''): string {
  return /https:\/\/rooms\.example\/follow#([\w-]{22})/.exec(text)?.[1] ?? '';
}

/** The calendar file of a mail. */
function entryOf(email: Email | undefined): string {
  const content = email?.attachments[0]?.content ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

describe('the mails of a request', () => {
  it('bring the homeowner a link that opens the page, each its own', async () => {
    const { order, received, after } = await open();
    const [first] = await received(2);
    const [offer] = await after(1, () =>
      order.asCompany({ kind: 'times-offered', times: [MONDAY, WEDNESDAY], text: 'Dog welcome.' }),
    );
    const tokens = [tokenIn(first?.text), tokenIn(offer?.text)];
    expect(new Set([...tokens, order.token]).size).toBe(3);
    for (const token of tokens) expect(await order.view(token)).toEqual(await order.view());
    expect(offer?.to).toMatchObject([{ address: 'test.person@example.com' }]);
    expect(offer?.text).toContain('Monday 1\u00a0December 2098, 10:00\u00a0am to 11:00\u00a0am');
    expect(offer?.text).toContain('Dog welcome.');
    expect(offer?.html).toContain(`https://rooms.example/follow#${tokens[1]}`);
  });

  it('put the visit into the calendar, and move it there', async () => {
    const { order, after } = await open();
    const [booked] = await after(1, () => order.asCompany({ kind: 'visit-booked', ...MONDAY }));
    const [moved] = await after(1, () => order.asCompany({ kind: 'visit-booked', ...WEDNESDAY }));
    const [cancelled] = await after(1, () =>
      order.asCompany({ kind: 'visit-cancelled', text: 'Snow' }),
    );
    expect(booked?.subject).toContain('Our visit: Monday');
    expect(moved?.subject).toContain('Our visit has moved: Wednesday');
    expect(cancelled?.text).toContain('Our visit on Wednesday 3');
    const entries = [booked, moved, cancelled].map(entryOf);
    const uids = entries.map((entry) => /UID:(\S+)/.exec(entry)?.[1]);
    expect(uids[0]).toMatch(/^visit-/);
    expect(new Set(uids).size).toBe(1);
    expect(entries.map((entry) => /SEQUENCE:(\d)/.exec(entry)?.[1])).toEqual(['0', '1', '2']);
    expect(entries.map((entry) => /STATUS:(\w+)/.exec(entry)?.[1])).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('take a visit that was still to come out of the calendar with the key', async () => {
    const { order, after } = await open();
    await after(1, () => order.asCompany({ kind: 'visit-booked', ...MONDAY }));
    await order.asCompany({ kind: 'state-set', to: 'won' });
    const [workshop] = await after(1, () => order.asCompany({ kind: 'moved-on', to: 'workshop' }));
    await after(1, () => order.asCompany({ kind: 'moved-on', to: 'site' }));
    const [over] = await after(1, () => order.asCompany({ kind: 'moved-on', to: 'handed-over' }));
    expect(workshop?.attachments).toEqual([]);
    expect(entryOf(over)).toContain('STATUS:CANCELLED');
  });

  it('tell both sides of a visit that the homeowner moves, wants otherwise and calls off', async () => {
    const { order, after } = await open();
    await after(1, () =>
      order.asCompany({ kind: 'times-offered', times: [MONDAY, WEDNESDAY], text: '' }),
    );
    const [booked] = await after(2, () => order.asHomeowner({ kind: 'time-chosen', ...MONDAY }));
    const instead = MONDAY.start;
    const moved = await after(2, () =>
      order.asHomeowner({ kind: 'time-chosen', ...WEDNESDAY, instead }),
    );
    expect(moved.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Our visit has moved: Wednesday/),
      expect.stringMatching(/^Visit moved by the homeowner: Wednesday/),
    ]);
    expect(moved[1]?.text).toMatch(/^The visit was on Monday/);
    const [wish] = await after(1, () =>
      order.asHomeowner({ kind: 'time-wished', text: 'Fridays' }),
    );
    expect(wish?.text).toMatch(/^Our visit on Wednesday .* no longer suits\. It stays booked/);
    expect(wish?.text).toContain('Fridays');
    const off = { kind: 'visit-called-off', ...WEDNESDAY, text: 'We are away' } as const;
    const called = await after(2, () => order.asHomeowner(off));
    expect(called[0]?.text).toMatch(/^You have cancelled our visit on Wednesday/);
    expect(called[1]?.text).toContain('We are away');
    const entries = [booked, moved[0], called[0]].map(entryOf);
    expect(entries.map((entry) => /SEQUENCE:(\d)/.exec(entry)?.[1])).toEqual(['0', '1', '2']);
    expect(entries.map((entry) => /STATUS:(\w+)/.exec(entry)?.[1])).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('bring the written quote as a PDF, and both sides a receipt of its acceptance', async () => {
    const { order, after } = await open();
    const [quote] = await after(1, () => order.sendQuote());
    expect(quote?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    expect(quote?.text).toContain('The total is £37,100.00, VAT included.');
    const sent = (await order.view()).quotes[0];
    const accept = { version: 1, hash: sent?.hash ?? '', name: 'A. Buyer' };
    const mails = await after(2, () => order.asHomeowner({ kind: 'accepted', ...accept }));
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([
      'test.person@example.com',
      'hello@example.com',
    ]);
    for (const { text } of mails) {
      expect(text).toContain(sent?.agreement);
      expect(text).toContain('A. Buyer');
    }
  });

  it('tell the company what a homeowner writes, and the homeowner none of it', async () => {
    const { order, after } = await open();
    const [question] = await after(1, () =>
      order.asHomeowner({ kind: 'asked', text: 'Is there a moat?' }),
    );
    expect(question?.to).toMatchObject([{ address: 'hello@example.com' }]);
    expect(question?.text).toContain('Is there a moat?');
    expect(question?.text).toContain(`/admin/quotes?request=${order.id}`);
    expect(question?.text).not.toContain('photo');
    const photos = [randomUUID(), randomUUID()];
    const asked = { kind: 'asked', text: 'And a bridge?', photos } as const;
    const [pictured] = await after(1, () => order.asHomeowner(asked));
    expect(pictured?.text).toContain('With 2 photos: see them at the request.');
    const id = (await order.view()).questions[0]?.id ?? '';
    const [answer] = await after(1, () =>
      order.asCompany({ kind: 'answered', question: id, text: 'Only in winter.' }),
    );
    expect(answer?.text).toContain('Only in winter.');
    expect(answer?.text).not.toContain('moat');
  });

  it('are more than five a day where the company has so much to say', async () => {
    const { order, after } = await open();
    for (let day = 1; day <= 6; day += 1) {
      const start = `2098-12-0${day}T10:00:00.000Z`;
      await after(1, () => order.asCompany({ kind: 'visit-booked', start, minutes: 60 }));
    }
    const sent = Array.from({ length: 6 }, () => ({
      to: 'homeowner',
      state: 'sent',
      problem: null,
    }));
    // The last one has arrived, and is noted as sent in a moment.
    await vi.waitFor(async () =>
      expect((await order.desk()).events.flatMap(({ mails }) => mails)).toEqual(sent),
    );
  });

  it('open the page with the newest link alone, once the others were revoked', async () => {
    const { app, order, received, after } = await open();
    const old = tokenIn((await received(2))[0]?.text);
    const [mail] = await after(1, () => order.asCompany({ kind: 'link-renewed' }));
    for (const token of [old, order.token]) {
      await request(app).post('/api/follow').send({ token }).expect(404);
    }
    expect(await order.view(tokenIn(mail?.text))).toMatchObject({ stage: 'received' });
  });
});
