import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { remindersSettingSchema } from '#domain/order/contracts/admin/order';
import { deskTodaySchema } from '#domain/order/contracts/admin/today';
import { usualRules } from '#domain/order/reminders/reminder-rules';
import { isoDay } from '#domain/text/dates';
import { openStores } from '#server/stores/open-stores';
import { signedIn } from '#server/testing/admin';
import { openOrder } from '#server/testing/requests/orders';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

async function openDesk(folder?: string) {
  const test = await openTestApp(folder === undefined ? {} : { folder });
  const cookie = await signedIn(test.app);
  const get = (path: string) => request(test.app).get(path).set('Cookie', cookie).expect(200);
  return {
    ...test,
    rules: async () => remindersSettingSchema.parse((await get('/api/settings/reminders')).body),
    isOffered: async () => deskTodaySchema.parse((await get('/api/today')).body).areRemindersUnset,
    save: (body: object) =>
      request(test.app).put('/api/settings/reminders').set('Cookie', cookie).send(body),
  };
}

describe('the rules of reminders', () => {
  it('are on from the first day of a new installation', async () => {
    const { rules, isOffered } = await openDesk();
    const { revision, value } = await rules();
    expect(revision).toBe(1);
    expect(value).toEqual(usualRules(value['quote-ending'].since));
    expect(value['quote-ending']).toMatchObject({ isOn: true, since: expect.any(String) });
    expect(await isOffered()).toBe(false);
  });

  it('are off where there was a site before there were rules, until somebody decides', async () => {
    const folder = await temporaryFolder();
    const before = await openStores({ dataDir: folder });
    await before.pricing.begin(starterPricing);
    await before.close();
    const { rules, isOffered, save } = await openDesk(folder);
    expect(await rules()).toEqual({ revision: 0, value: usualRules(null) });
    expect(await isOffered()).toBe(true);
    await save({ revision: 0, value: usualRules(null) }).expect(204);
    expect(await isOffered()).toBe(false);
  });

  it('count from our clock on, whatever the browser says, and name what is wrong', async () => {
    const { rules, save } = await openDesk();
    const { value } = await rules();
    const late = { isOn: true, days: 9, since: '2001-01-01T00:00:00.000Z' };
    await save({ revision: 1, value: { ...value, 'payment-late': late } }).expect(204);
    const after = (await rules()).value;
    expect(after['quote-ending']).toEqual(value['quote-ending']);
    expect(after['payment-late'].since).not.toBe(late.since);
    const wrong = { ...value, 'payment-late': { isOn: true, days: 0 } };
    const { body } = await save({ revision: 2, value: wrong }).expect(400);
    expect(body.fields).toEqual({
      'value.payment-late.days': 'Give the days as a whole number from 1 to 60',
    });
    await save({ revision: 1, value }).expect(409);
  });
});

describe('a homeowner who was reminded', () => {
  it('can put it off by a week, once', async () => {
    const { app, services } = await openDesk();
    const order = await openOrder(app);
    await order.sendQuote();
    expect((await order.view()).reminded).toEqual([]);
    const later = { kind: 'later-asked', about: 'quote 1' } as const;
    expect((await order.tryAsHomeowner(later)).body.code).toBe('not_reminded');
    const what = { kind: 'reminded', rule: 'quote-unanswered', about: 'quote 1' } as const;
    await services.orders.change(order.id, services.now(), () => ({
      event: { id: randomUUID(), by: 'company', what },
    }));
    expect((await order.view()).reminded).toMatchObject([{ about: 'quote 1', laterUntil: null }]);
    const until = isoDay(services.now(), 7);
    const view = await order.asHomeowner(later);
    expect(view.reminded).toMatchObject([{ about: 'quote 1', laterUntil: until }]);
    await order.asHomeowner(later);
    const { events } = await order.desk();
    expect(events.slice(1).map((event) => event.what)).toEqual([
      what,
      { kind: 'later-asked', about: 'quote 1', until },
    ]);
    await order.asHomeowner({ kind: 'declined', version: 1, text: '' });
    expect((await order.view()).reminded).toEqual([]);
  });
});
