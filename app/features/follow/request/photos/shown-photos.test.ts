import { describe, expect, it } from 'vitest';
import { aKeptPhoto } from '#app/offline/testing/photos';
import type { KeptPhoto } from '#app/offline/photos/photo-row';
import type { NamedPhoto } from '#domain/order/photos';
import { laterWords, shownPhotos } from './shown-photos';

const ids = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const named = (...states: NamedPhoto['state'][]) =>
  states.map((state, index) => ({ id: ids[index] ?? '', state }));
const kept = ids.map((id) => aKeptPhoto({ id }));
const sent = { online: true, isSent: true };
const wordsOf = (...given: Parameters<typeof shownPhotos>) =>
  shownPhotos(...given).map(({ words }) => words);

describe('the photos of a question', () => {
  it('are shown from this device, with what they wait for', () => {
    const [one] = shownPhotos(named('awaited'), kept, sent);
    expect(one).toMatchObject({ state: 'waiting', words: 'Being sent' });
    expect(one?.content).toBe(kept[0]?.content);
    expect(wordsOf(named('awaited'), kept, { ...sent, isSent: false })).toEqual([
      'Follows your question',
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

  it('are kept for later where our server has no room, or has had enough for a day', () => {
    const after = (status: number, state: KeptPhoto['state'] = 'waiting') =>
      aKeptPhoto({
        id: ids[0],
        state,
        lastProblem: { reason: 'server', message: '', status, at: 1 },
      });
    const words = (...photos: KeptPhoto[]) => laterWords(named('awaited'), photos, 'phone');
    expect(words(after(507))).toBe(
      'Your photo is kept on this phone. It will be sent by itself later.',
    );
    const both = [after(507), aKeptPhoto({ id: ids[1] })];
    expect(laterWords(named('awaited', 'awaited'), both, 'phone')).toBe(
      'Your photos are kept on this phone. They will be sent by themselves later.',
    );
    // The second was not tried after that answer.
    expect(wordsOf(named('awaited', 'awaited'), both, sent)).toEqual([
      'Waiting to be sent',
      'Waiting to be sent',
    ]);
    expect(words(after(429))).toBe(words(after(507)));
    expect(words(after(503))).toBeUndefined();
    expect(words(after(507, 'attention'))).toBeUndefined();
    expect(words()).toBeUndefined();
    expect(laterWords(named('arrived'), [after(507)], 'phone')).toBeUndefined();
    // Another question's photo, and none of this one.
    expect(words({ ...after(507), id: ids[1] ?? '' })).toBeUndefined();
  });

  it('say why one was refused', () => {
    const lastProblem = { reason: 'refused', message: 'It is damaged.', at: 1 } as const;
    const refused = [aKeptPhoto({ id: ids[0], state: 'attention', lastProblem })];
    expect(shownPhotos(named('refused'), refused, sent)).toMatchObject([
      { state: 'refused', words: 'It is damaged.' },
    ]);
  });
});
