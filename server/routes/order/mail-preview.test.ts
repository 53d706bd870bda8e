import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { mailPreviewSchema, type MailPreview } from '#domain/order/contracts/admin/order';
import type { CompanyAction } from '#domain/order/history/actions';
import { startingWords } from '#domain/order/mails/starting-words';
import { openMailServer } from '#server/testing/servers/mail-server';
import { MONDAY, openOrder } from '#server/testing/requests/orders';
import { openTestApp } from '#server/testing/test-app';

const PATH = '/api/settings/mail-texts';
const HOMEOWNER = 'test.person@example.com';
const LINK = /https:\/\/rooms\.example\/follow#[\w-]{22}/;

async function open() {
  const mail = await openMailServer();
  const test = await openTestApp({
    environment: { MAIL_URL: mail.url, PUBLIC_URL: 'https://rooms.example' },
  });
  const order = await openOrder(test.app);
  const post = (path: string, body: object) =>
    request(test.app).post(path).set('Cookie', order.cookie).send(body);
  const preview = async (path: string, body: object): Promise<MailPreview['mail']> => {
    const answer = await post(path, body).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return mailPreviewSchema.parse(answer.body).mail;
  };
  const toHomeowner = () =>
    mail.received.map(({ email }) => email).filter(({ to }) => to?.[0]?.address === HOMEOWNER);
  /** The mail that is sent next to the homeowner, in the form of a preview. */
  const sentBy = async (happen: () => Promise<unknown>): Promise<MailPreview['mail']> => {
    const before = toHomeowner().length;
    await happen();
    await vi.waitFor(() => expect(toHomeowner()).toHaveLength(before + 1), { timeout: 20_000 });
    const email = toHomeowner().at(-1);
    return {
      to: HOMEOWNER,
      subject: email?.subject ?? '',
      text: (email?.text ?? '').trimEnd().replace(LINK, '[their private link]'),
      attachments: (email?.attachments ?? []).map(({ filename }) => filename ?? ''),
    };
  };
  const words = (revision: number, value: object) =>
    request(test.app).put(PATH).set('Cookie', order.cookie).send({ revision, value });
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), { timeout: 20_000 });
  return {
    ...test,
    order,
    post,
    words,
    sentBy,
    ofAction: (action: CompanyAction) => preview(`${order.path}/actions/preview`, { action }),
    ofSending: (content: object) => preview(`${order.path}/quote/send/preview`, { content }),
    ofWords: (kind: string, words: object) => preview(`${PATH}/preview`, { kind, words }),
  };
}

describe('the preview of a mail', () => {
  it('is the mail that is sent, and changes nothing', async () => {
    const { order, ofAction, ofSending, sentBy, stored } = await open();
    await order.asHomeowner({ kind: 'asked', text: 'Is it warm?' });
    const question = (await order.view()).questions[0]?.id ?? '';
    const actions: CompanyAction[] = [
      { kind: 'times-offered', times: [MONDAY], text: 'Dog <b>welcome</b>.' },
      { kind: 'visit-booked', ...MONDAY },
      { kind: 'visit-cancelled', text: '' },
      { kind: 'answered', question, text: 'Yes: {total}' },
      { kind: 'link-renewed' },
    ];
    for (const action of actions) {
      const { orders, followLinks } = await stored();
      const seen = await ofAction(action);
      expect(await stored()).toMatchObject({ orders, followLinks });
      expect(seen?.text).toContain('[their private link]');
      expect(await sentBy(() => order.asCompany(action))).toEqual(seen);
    }
    const { fresh } = await order.desk();
    const quote = await ofSending(fresh);
    expect(quote?.attachments).toEqual([expect.stringMatching(/-v1\.pdf$/)]);
    expect(await sentBy(() => order.sendQuote())).toEqual(quote);
  });

  it('is none where no mail is sent, and a refusal where the action is refused', async () => {
    const { order, post, ofAction } = await open();
    const place = { kind: 'place-given', address: '4 Garden Lane', postcode: 'NN1 1AA' } as const;
    expect(await ofAction(place)).toBeNull();
    const path = `${order.path}/actions/preview`;
    const early = await post(path, { action: { kind: 'moved-on', to: 'site' } });
    expect([early.status, early.body.code]).toEqual([422, 'not_next']);
    await post(path, { action: { kind: 'withdrawn', text: '' } }).expect(400);
    await order.asHomeowner({ kind: 'withdrawn', text: '' });
    const { fresh } = await order.desk();
    await post(`${order.path}/quote/send/preview`, { content: fresh }).expect(422, /ended/);
  });
});

describe('the words of the mails', () => {
  it('are those of the company from the next mail on, as text whatever they hold', async () => {
    const { order, words, sentBy, ofAction } = await open();
    const own = { subject: 'Hello {reference}', text: '<img src=x>{answer}\n\nYours, {phone}' };
    await words(0, { answered: own }).expect(204);
    await words(0, { answered: own }).expect(409, /desk_conflict/);
    await order.asHomeowner({ kind: 'asked', text: 'Is it warm?' });
    const question = (await order.view()).questions[0]?.id ?? '';
    const answer = { kind: 'answered', question, text: 'Yes & no {phone}' } as const;
    const seen = await ofAction(answer);
    expect(seen?.subject).toMatch(/^Hello MGR-/);
    expect(seen?.text).toMatch(/^<img src=x>Yes & no \{phone\}\n\nYours, 01632 960100\n\nYour own/);
    expect(await sentBy(() => order.asCompany(answer))).toEqual(seen);
    // Back to the starting words.
    await words(1, {}).expect(204);
    expect((await ofAction(answer))?.subject).toMatch(/^Our answer to your question/);
  });

  it('are refused at their field, kept or looked at', async () => {
    const { post, words } = await open();
    const wrong = { subject: 'Hi', text: 'No {note}' };
    const fields = {
      'answered.text':
        '{note} cannot stand in the text of this mail: it knows {answer}, {reference}, {phone}',
    };
    const looked = await post(`${PATH}/preview`, { kind: 'answered', words: wrong }).expect(400);
    expect(looked.body.fields).toEqual(fields);
    const kept = await words(0, { answered: wrong }).expect(400);
    expect(Object.values(kept.body.fields)).toEqual(Object.values(fields));
    await post(`${PATH}/preview`, { kind: 'asked', words: wrong }).expect(400, /kind/);
  });

  it('can be looked at with an imagined request', async () => {
    const { ofWords } = await open();
    for (const [kind, words] of Object.entries(startingWords(20))) {
      const seen = await ofWords(kind, words);
      expect(seen?.text).toContain('[their private link]');
      expect(`${seen?.subject}${seen?.text}`).not.toMatch(/[{}]/);
    }
  });
});
