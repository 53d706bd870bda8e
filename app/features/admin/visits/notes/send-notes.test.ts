import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '#app/api/http';
import { keepNote, readNotes } from '#app/offline/desk/visit-notes';
import { sendNotes } from './send-notes';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** Notes 1, 2, 3 wait; 4 is still being written. */
async function keepFour() {
  for (const n of [3, 1, 4, 2]) {
    await keepNote({
      id: idOf(n),
      requestId: idOf(9),
      text: `Note ${n}`,
      at: `2026-12-01T09:00:0${n}.000Z`,
      state: n === 4 ? 'draft' : 'waiting',
      problem: '',
    });
  }
}

const left = async () => (await readNotes()).notes.map(({ text, state }) => [text, state]);
const refusal = (status: number) =>
  new HttpError(status, '', { code: 'anonymised', error: 'Made anonymous.' }, undefined);

describe('the notes that wait', () => {
  it('are sent in the order in which they were written, and leave the device', async () => {
    await keepFour();
    const sent: string[] = [];
    expect(await sendNotes(async ({ text }) => sent.push(text))).toBe(3);
    expect(sent).toEqual(['Note 1', 'Note 2', 'Note 3']);
    expect(await left()).toEqual([['Note 4', 'draft']]);
  });

  it('go on waiting from the first that cannot be sent now', async () => {
    await keepFour();
    for (const failure of [new TypeError('no connection'), refusal(503), refusal(401)]) {
      const fail = async () => Promise.reject(failure);
      expect(await sendNotes(fail)).toBe(0);
    }
    expect(await left()).toEqual([
      ['Note 1', 'waiting'],
      ['Note 2', 'waiting'],
      ['Note 3', 'waiting'],
      ['Note 4', 'draft'],
    ]);
  });

  it('stay with the reason where our server refuses one, and the others go', async () => {
    await keepFour();
    const arrived = await sendNotes(async ({ text }) => {
      if (text === 'Note 1') throw refusal(422);
    });
    expect(arrived).toBe(2);
    expect((await readNotes()).notes).toMatchObject([
      { text: 'Note 1', state: 'refused', problem: 'Made anonymous.' },
      { text: 'Note 4', state: 'draft' },
    ]);
  });

  it('go on waiting when something other than our server refuses', async () => {
    await keepFour();
    await sendNotes(async () => Promise.reject(new HttpError(404, 'Hotel Wi-Fi', null, undefined)));
    expect((await left()).filter(([, state]) => state === 'waiting')).toHaveLength(3);
  });
});
