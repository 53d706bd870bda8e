import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openLowdbDatabase } from './lowdb-database';
import { mailQueue } from './mail-queue';
import type { QueuedMail } from './records';

async function queueOf(...rows: Partial<QueuedMail>[]) {
  const database = await openLowdbDatabase(await temporaryFolder());
  onTestFinished(() => database.close());
  const add = (changes: Partial<QueuedMail>) =>
    database.commit(() => {
      const row = { ...mail, requestId: randomUUID(), ...changes };
      return { effects: [{ put: 'mailQueue', row }], result: undefined };
    });
  for (const row of rows) await add(row);
  const queue = mailQueue(database);
  const first = async (now: string) => (await queue.firstDue(new Date(now)))?.id;
  const remove = (id: string) =>
    database.commit(() => ({ effects: [{ remove: 'mailQueue', key: id }], result: undefined }));
  return { ...queue, add, first, remove };
}

const [at9, at10, at11, at12] = [9, 10, 11, 12].map(
  (hour) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
) as [string, string, string, string];

const mail: QueuedMail = {
  id: 'one',
  about: 'quote',
  requestId: '',
  to: 'company',
  queuedAt: at9,
  state: 'waiting',
  refusals: 0,
  notBefore: at9,
  problem: null,
};

it('gives the oldest message that is due, again and again until something becomes of it', async () => {
  const { first, set } = await queueOf({ id: 'younger', queuedAt: at10 }, { id: 'older' });
  expect(await first(at11)).toBe('older');
  expect(await first(at11)).toBe('older');
  await set('older', { state: 'sent' });
  expect(await first(at11)).toBe('younger');
  await set('younger', { state: 'sent' });
  expect(await first(at11)).toBeUndefined();
});

it('keeps the order of messages of the same moment', async () => {
  const names = ['b', 'a', 'c'];
  const { first, set } = await queueOf(...names.map((id) => ({ id })));
  for (const name of names) {
    expect(await first(at11)).toBe(name);
    await set(name, { state: 'sent' });
  }
});

it('passes one by that must wait, and comes back to it in time', async () => {
  const { first, set, nextDue } = await queueOf({ id: 'older' }, { id: 'younger', queuedAt: at10 });
  expect(await first(at10)).toBe('older');
  await set('older', { notBefore: at12 });
  expect(await first(at11)).toBe('younger');
  await set('younger', { state: 'sent' });
  expect(await first(at11)).toBeUndefined();
  expect(await nextDue()).toEqual(new Date(at12));
  expect(await first(at12)).toBe('older');
});

it('gives none that was removed since it looked, and sees what came since', async () => {
  const { first, add, remove, nextDue } = await queueOf({ id: 'older' }, { id: 'younger' });
  expect(await first(at11)).toBe('older');
  await remove('older');
  await remove('younger');
  await add({ id: 'newest', queuedAt: at10 });
  expect(await first(at11)).toBe('newest');
  await remove('newest');
  expect(await nextDue()).toBeUndefined();
});
