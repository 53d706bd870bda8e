import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Finding } from '#tests/faults/finding';
import { between, seededRandom, type Random } from '#tests/faults/random';
import { PASSWORD } from '#tests/support/desk/sign-in';
import { designRoom, fillContact, submitButton } from '#tests/support/builder';
import { readDevice } from '#tests/support/device-storage';
import { waitUntil } from '#tests/support/servers/server';
import { STEPS, type Step } from './order-steps';
import { isEmpty } from './photo-storm';
import { comeOnline } from './rows';
import { LONG_MS, onStage, type Stage } from './stage';

/** Presses of one step before it counts as one that cannot be done. */
const MOST_PRESSES = 10;
/** A press is answered within this; the kill comes somewhere in it. */
const PRESS_MS = 40;

/**
 * The whole way from a request without a signal to the key, by the pages of both sides, with kill -9 for the server and for
 * the browser with both sides' tabs in the middle of every step. Whoever comes back and finds it not done does it again. In
 * the end everything has happened once, and in order.
 */
export function playOrders({ seed, orders }: { seed: number; orders: number }): Promise<Finding> {
  const random = seededRandom(seed);
  const wrong: string[] = [];
  let kills = 0;
  let presses = 0;
  const play = async (stage: Stage) => {
    const order = await request(stage);
    kills += 2;
    let expected: string[] = [];
    for (const step of STEPS) {
      const before = expected.length;
      expected = [...expected, ...step.adds];
      for (let press = 1; (await happened(stage)).length <= before; press += 1) {
        if (press > MOST_PRESSES) throw new Error(`Not done: ${step.adds.join(', ')}`);
        await doAndDie(stage, { step, order, random });
        presses += 1;
        kills += 2;
      }
      const found = await happened(stage);
      if (found.join() !== expected.join()) wrong.push(`${found.join()} after ${step.adds.join()}`);
    }
    const last = await stage.device.openTab(`/follow#${order.token}`);
    await last.getByText('Your room is yours').waitFor();
  };
  return (async () => {
    for (let number = 0; number < orders; number += 1) await onStage(play);
    return {
      fault: 'orders',
      size: `${orders} orders, ${presses} presses for ${orders * STEPS.length} steps, ${kills} kills`,
      found: wrong[0] ?? 'everything once, in order',
      passed: wrong.length === 0,
    };
  })();
}

/** The kinds of what has happened to the one request, oldest first. */
async function happened({ server }: Stage): Promise<string[]> {
  const { orders } = await server.readStore();
  return (orders[0]?.events ?? []).map(({ what }) => what.kind);
}

/** Asks for a quote while the server is gone, and loses the browser as soon as the page says that it is safe. */
async function request(stage: Stage): Promise<{ id: string; token: string }> {
  const { server, device } = stage;
  const page = await device.openTab('/builder');
  await designRoom(page);
  await server.stop('SIGKILL');
  await fillContact(page);
  await submitButton(page).click();
  await page.getByText('Quote Request Saved').waitFor();
  await device.kill();
  const later = await comeBack(stage);
  const [row] = await server.quotes();
  const kept = JSON.stringify(await readDevice(later, 'outbox'));
  const token = /"followToken":"([\w-]{22})"/.exec(kept)?.[1];
  if (row === undefined || token === undefined) throw new Error('The request was lost');
  return { id: row.id, token };
}

interface Doing {
  step: Step;
  order: { id: string; token: string };
  random: Random;
}

/** Does a step, and kills server and browser in the middle of it. */
async function doAndDie(stage: Stage, { step, order, random }: Doing): Promise<void> {
  const { server, device, way } = stage;
  const tab = await device.openTab();
  const signedIn = await tab.request.post(`${way.origin}/api/auth/login`, {
    data: { password: PASSWORD },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const page = await device.openTab(step.on(order));
  const press = await step.begin(page);
  if (step.keeps !== undefined) await server.stop('SIGKILL');
  await press.click();
  if (step.keeps !== undefined) await page.getByText(step.keeps).waitFor();
  await sleep(between(random, 0, PRESS_MS));
  await Promise.all([server.stop('SIGKILL'), device.kill()]);
  await comeBack(stage);
}

/** Starts what is not running, and waits until the device has nothing left to send. */
async function comeBack({ server, device }: Stage): Promise<Page> {
  await server.start();
  await device.start();
  const page = await device.openTab('/quotes');
  await waitUntil(async () => {
    await comeOnline(page);
    return isEmpty(page);
  }, LONG_MS);
  return page;
}
