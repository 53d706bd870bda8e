import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ApiProblem } from '#server/api-problem';
import { limitStore } from '#server/stores/memory/limit-store';
import { countPhotoBytes } from './count-bytes';

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;
const HOME = { network: '2001:db8:1:2::', site: '2001:db8:1::' };

/** Counts on a clock, and says how long to wait, in seconds; 0 for what is taken. */
function counting() {
  const limits = limitStore();
  let time = Date.parse('2026-05-01T09:00:00.000Z');
  const send = async (sender: Partial<Parameters<typeof countPhotoBytes>[1]>, bytes: number) => {
    try {
      const from = { requestId: randomUUID(), ...HOME, ...sender };
      await countPhotoBytes({ limits, now: () => new Date(time) }, from, bytes);
      return 0;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 429) throw error;
      return Number(error.headers['retry-after']);
    }
  };
  return { send, pass: (milliseconds: number) => (time += milliseconds) };
}

it('takes 128 MB of photos of one request in a day, and the rest on the next', async () => {
  const { send, pass } = counting();
  const mine = { requestId: randomUUID() };
  expect(await send(mine, 127 * MB)).toBe(0);
  pass(HOUR_MS);
  expect(await send(mine, MB)).toBe(0);
  expect(await send(mine, 1)).toBe(23 * 3600);
  expect(await send({}, MB)).toBe(0);
  pass(23 * HOUR_MS);
  expect(await send(mine, MB)).toBe(0);
});

it('takes no more from one network for many requests, nor from the networks of one site', async () => {
  const { send } = counting();
  for (let n = 0; n < 4; n += 1) expect(await send({}, 128 * MB)).toBe(0);
  expect(await send({}, MB)).toBeGreaterThan(0);
  for (let n = 3; n < 6; n += 1) {
    const network = `2001:db8:1:${n}::`;
    for (let m = 0; m < 4; m += 1) await send({ network }, 128 * MB);
  }
  expect(await send({ network: '2001:db8:1:9::' }, MB)).toBeGreaterThan(0);
  expect(await send({ network: '192.0.2.1', site: '192.0.2.1' }, MB)).toBe(0);
});
