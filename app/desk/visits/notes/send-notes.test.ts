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

const aPhoto = (n: number) => ({ id: idOf(n), content: new ArrayBuffer(8), sha256: `sha ${n}` });

/** Notes 1, 2, 3 wait, the second with two photos; 4 is still being written. */
async function keepFour() {
  for (const n of [3, 1, 4, 2]) {
    await keepNote({
      id: idOf(n),
      requestId: idOf(9),
      text: `Note ${n}`,
      at: `2026-12-01T09:00:0${n}.000Z`,
      state: n === 4 ? 'draft' : 'waiting',
      problem: '',
      photos: n === 2 ? [aPhoto(5), aPhoto(6)] : [],
    });
  }
}

const left = async () => (await readNotes()).notes.map(({ text, state }) => [text, state]);
const refusal = (status: number) =>
  new HttpError(status, '', { code: 'anonymised', error: 'Made anonymous.' }, undefined);

const arrives = async () => ({ kind: 'received', receipt: {} }) as const;
const fails = async () => ({ kind: 'retry', reason: 'network' }) as const;
const doNothing = async () => undefined;

describe('the notes that wait', () => {
  it('are sent in the order in which they were written, each before its photos, and leave the device', async () => {
    await keepFour();
    const sent: string[] = [];
    const arrived = await sendNotes({
      note: async ({ text }) => sent.push(text),
      photo: async ({ text }, { sha256 }) => {
        sent.push(`${text}, ${sha256}`);
        return arrives();
      },
    });
    expect(arrived).toHaveLength(3);
    expect(sent).toEqual(['Note 1', 'Note 2', 'Note 2, sha 5', 'Note 2, sha 6', 'Note 3']);
    expect(await left()).toEqual([['Note 4', 'draft']]);
  });

  it('go on waiting from the first that cannot be sent now', async () => {
    await keepFour();
    for (const failure of [new TypeError('no connection'), refusal(503), refusal(401)]) {
      const note = async () => Promise.reject(failure);
      expect(await sendNotes({ note, photo: arrives })).toHaveLength(0);
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
    const arrived = await sendNotes({
      photo: arrives,
      note: async ({ text }) => {
        if (text === 'Note 1') throw refusal(422);
      },
    });
    expect(arrived).toHaveLength(2);
    expect((await readNotes()).notes).toMatchObject([
      { text: 'Note 1', state: 'refused', problem: 'Made anonymous.' },
      { text: 'Note 4', state: 'draft' },
    ]);
  });

  it('go on waiting when something other than our server refuses', async () => {
    await keepFour();
    const failure = new HttpError(404, 'Hotel Wi-Fi', null, undefined);
    await sendNotes({ note: async () => Promise.reject(failure), photo: arrives });
    expect((await left()).filter(([, state]) => state === 'waiting')).toHaveLength(3);
  });

  it('keep the photos that are still to go, without sending the words again', async () => {
    await keepFour();
    let count = 0;
    const photo = async () => ((count += 1) === 1 ? arrives() : fails());
    expect(await sendNotes({ note: doNothing, photo })).toHaveLength(2);
    expect((await readNotes()).notes).toMatchObject([
      { text: 'Note 2', state: 'photos', photos: [aPhoto(6)] },
      { text: 'Note 3', state: 'waiting' },
      { text: 'Note 4', state: 'draft' },
    ]);
    const words: string[] = [];
    await sendNotes({ note: async ({ text }) => words.push(text), photo: arrives });
    expect(words).toEqual(['Note 3']);
    expect(await left()).toEqual([['Note 4', 'draft']]);
  });

  it('do not wait behind a photo that our server has no room for', async () => {
    await keepFour();
    let count = 0;
    const photo = async () => {
      count += 1;
      return { kind: 'retry', reason: 'server', status: 507 } as const;
    };
    expect(await sendNotes({ note: doNothing, photo })).toHaveLength(3);
    expect(count).toBe(1);
    expect((await readNotes()).notes).toMatchObject([
      { text: 'Note 2', state: 'photos', photos: [aPhoto(5), aPhoto(6)] },
      { text: 'Note 4', state: 'draft' },
    ]);
  });

  it('keep a photo that our server does not take, and say why', async () => {
    await keepFour();
    const error = { code: 'unsupported_picture_type', error: 'Not a picture.' };
    const photo = async () => ({ kind: 'refused', status: 415, error }) as const;
    expect(await sendNotes({ note: doNothing, photo })).toHaveLength(3);
    expect((await readNotes()).notes).toMatchObject([
      { text: 'Note 2', state: 'refused', problem: 'A photo was not taken: Not a picture.' },
      { text: 'Note 4', state: 'draft' },
    ]);
  });
});
