import { describe, expect, it } from 'vitest';
import { aKeptPhoto } from '#app/offline/testing/photos';
import type { NamedPhoto } from '#domain/order/photos';
import { shownPhotos } from './shown-photos';

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

  it('say why one was refused', () => {
    const lastProblem = { reason: 'refused', message: 'It is damaged.', at: 1 } as const;
    const refused = [aKeptPhoto({ id: ids[0], state: 'attention', lastProblem })];
    expect(shownPhotos(named('refused'), refused, sent)).toMatchObject([
      { state: 'refused', words: 'It is damaged.' },
    ]);
  });
});
