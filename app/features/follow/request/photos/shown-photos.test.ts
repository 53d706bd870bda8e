import { describe, expect, it } from 'vitest';
import { aKeptPhoto } from '#app/offline/testing/photos';
import type { KeptPhoto } from '#app/offline/photos/photo-row';
import type { NamedPhoto } from '#domain/order/photos';
import { missingHere, photosNote, shownPhotos } from './shown-photos';

const ids = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const named = (...states: NamedPhoto['state'][]) =>
  states.map((state, index) => ({ id: ids[index] ?? '', state }));
const kept = ids.map((id) => aKeptPhoto({ id }));
const sent = { online: true, isSent: true };
const wordsOf = (...given: Parameters<typeof shownPhotos>) =>
  shownPhotos(...given).map(({ words }) => words);
const note = (states: NamedPhoto['state'][], photos: KeptPhoto[] | null, online = true) =>
  photosNote(named(...states), photos, online, 'phone');

describe('the photos of a question', () => {
  it('are shown from this device, with what they wait for', () => {
    const [one] = shownPhotos(named('awaited'), kept, sent);
    expect(one).toMatchObject({ state: 'waiting', words: 'Being sent' });
    expect(one?.content).toBe(kept[0]?.content);
    expect(wordsOf(named('awaited'), kept, { ...sent, isSent: false })).toEqual([
      'Follows by itself',
    ]);
    expect(wordsOf(named('awaited'), kept, { ...sent, online: false })).toEqual([
      'Waiting for a signal',
    ]);
    const problem = { reason: 'busy', message: 'Busy', at: 1 } as const;
    const tried = [aKeptPhoto({ id: ids[0], lastProblem: problem })];
    expect(wordsOf(named('awaited'), tried, sent)).toEqual(['Waiting to be sent']);
  });

  it('are what our server says of them where this device has none', () => {
    const shown = shownPhotos(named('arrived', 'awaited', 'refused'), [], sent);
    expect(shown.map(({ state }) => state)).toEqual(['arrived', 'away', 'refused']);
    expect(shownPhotos(named('removed'), [], sent)[0]?.words).toBe('No longer kept');
    // It has arrived, and this device is about to learn it.
    expect(shownPhotos(named('arrived'), kept, sent)[0]?.state).toBe('arrived');
  });

  it('are said to be sent from this device while they wait here', () => {
    const two = kept.slice(0, 2);
    expect(note(['awaited', 'awaited'], two)).toBe('Your 2 photos are being sent from this phone.');
    expect(note(['awaited', 'awaited'], two, false)).toBe(
      'Your 2 photos will be sent from this phone when there is a signal.',
    );
    expect(note(['arrived', 'awaited'], two)).toBe(
      '1 of 2 photos has arrived. 1 more is being sent from this phone.',
    );
    expect(note(['awaited'], kept)).toBe('Your photo is being sent from this phone.');
    // The first has been sent, and our server's answer is awaited.
    expect(note(['awaited', 'awaited'], kept.slice(1))).toBe(
      '1 more is being sent from this phone.',
    );
    // Before this device knows what waits here, nothing is said of where they are.
    expect(note(['awaited', 'awaited'], null)).toBeUndefined();
    expect(note(['arrived', 'arrived'], null)).toBe('All 2 photos have arrived.');
    expect(note(['arrived'], [])).toBe('The photo has arrived.');
    expect(note(['arrived', 'refused'], [])).toBeUndefined();
    expect(note(['refused'], [aKeptPhoto({ id: ids[0], state: 'attention' })])).toBeUndefined();
  });

  it('are said to come from another device where this one does not have them, as of the last answer', () => {
    expect(note(['awaited', 'awaited'], [])).toBe(
      'None of the 2 photos had arrived when this page was last updated. The device on which they were added sends them.',
    );
    expect(note(['arrived', 'awaited'], [])).toBe(
      '1 of 2 photos had arrived when this page was last updated. The device on which it was added sends the other.',
    );
    expect(note(['awaited'], [])).toBe(
      'The photo had not arrived when this page was last updated. The device on which it was added sends it.',
    );
  });

  it('are those that this device has sent, or that another sends, until our server says that it has them', () => {
    const two = named('awaited', 'awaited');
    expect(missingHere([two], null)).toEqual([]);
    expect(missingHere([two], kept)).toEqual([]);
    expect(missingHere([two], kept.slice(1))).toEqual([ids[0]]);
    expect(missingHere([named('arrived', 'refused')], [])).toEqual([]);
  });

  it('are kept for later where our server has no room, or has had enough for a day', () => {
    const after = (status: number, state: KeptPhoto['state'] = 'waiting') =>
      aKeptPhoto({
        id: ids[0],
        state,
        lastProblem: { reason: 'server', message: '', status, at: 1 },
      });
    const words = (...photos: KeptPhoto[]) => note(['awaited'], photos);
    expect(words(after(507))).toBe(
      'Your photo is kept on this phone and will be sent by itself later.',
    );
    const both = [after(507), aKeptPhoto({ id: ids[1] })];
    expect(note(['awaited', 'awaited'], both)).toBe(
      'Your 2 photos are kept on this phone and will be sent by themselves later.',
    );
    // The second was not tried after that answer.
    expect(wordsOf(named('awaited', 'awaited'), both, sent)).toEqual([
      'Waiting to be sent',
      'Waiting to be sent',
    ]);
    expect(words(after(429))).toBe(words(after(507)));
    expect(words(after(503))).toBe(words(after(507)));
    expect(words(after(507, 'attention'))).toBe('The photo has not arrived yet.');
    expect(note(['arrived'], [after(507)])).toBe('The photo has arrived.');
    // Another question's photo, and none of this one.
    expect(words({ ...after(507), id: ids[1] ?? '' })).toMatch(/^The photo had not arrived when/);
  });

  it('say why one was refused', () => {
    const lastProblem = { reason: 'refused', message: 'It is damaged.', at: 1 } as const;
    const refused = [aKeptPhoto({ id: ids[0], state: 'attention', lastProblem })];
    expect(shownPhotos(named('refused'), refused, sent)).toMatchObject([
      { state: 'refused', words: 'It is damaged.' },
    ]);
  });
});
