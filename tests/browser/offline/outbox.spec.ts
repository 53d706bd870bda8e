import { expect, test } from 'playwright/test';
import { deliverLate, forgetContact } from '#tests/outbox/late';
import { closeTheSender, sendFromEveryTab } from '#tests/outbox/one-sender';
import { raiseStorm } from '#tests/outbox/storm';

/** A small run of what `npm run test:outbox` does at full size, without its time limits. */
const SEED = 20_261_121;
const LONG = 60_000;

// Browsers are started and killed here, which takes a busy machine a while.
test.setTimeout(180_000);

test(
  'kills and faulty answers lose no request and store none twice',
  { tag: '@long' },
  async () => {
    const finding = await raiseStorm({ seed: SEED, entries: 24, kills: 3 });
    expect(finding).toMatchObject({ passed: true });
  },
);

test('three tabs and the worker send 50 requests by 50 POSTs', { tag: '@long' }, async () => {
  expect(await sendFromEveryTab({ entries: 50 })).toMatchObject({ passed: true });
});

test('another tab takes over when the one that sends is closed', { tag: '@long' }, async () => {
  expect(await closeTheSender({ mostMs: LONG })).toMatchObject({ passed: true });
});

test('requests of a month ago and from wrong clocks are delivered', { tag: '@long' }, async () => {
  expect(await deliverLate()).toMatchObject({ passed: true });
});

test('contact details do not outlive the receipt', { tag: '@long' }, async () => {
  expect(await forgetContact({ mostMs: LONG })).toMatchObject({ passed: true });
});
