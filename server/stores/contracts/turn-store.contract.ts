import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { NewPlace } from './place';

/** Work that lasts until the test ends it. */
export function heldWork() {
  const news = new EventEmitter();
  const begun = once(news, 'begun');
  const ended = once(news, 'ended');
  const work = async (): Promise<void> => {
    news.emit('begun');
    await ended;
  };
  return { work, begun, end: () => void news.emit('ended') };
}

/** What every TurnStore promises. */
export function describeTurnStore(newPlace: NewPlace): void {
  describe('as a store of turns', () => {
    it('does what has one name in the order it came, and other work meanwhile', async () => {
      const { turns } = await (await newPlace()).open();
      const held = heldWork();
      const done: string[] = [];
      const note = (what: string) => async () => void done.push(what);
      const first = turns.inTurn('a', held.work);
      const second = turns.inTurn('a', note('second'));
      const third = turns.inTurn('a', note('third'));
      await held.begun;
      await turns.inTurn('b', note('other'));
      held.end();
      await Promise.all([first, second, third]);
      expect(done).toEqual(['other', 'second', 'third']);
    });

    it('returns what the work returns, and goes on after work that failed', async () => {
      const { turns } = await (await newPlace()).open();
      const failed = turns.inTurn('a', () => Promise.reject(new Error('no good')));
      await expect(failed).rejects.toThrow('no good');
      await expect(turns.ifFree('a', () => Promise.reject(new Error('bad')))).rejects.toThrow(
        'bad',
      );
      expect(await turns.inTurn('a', async () => 7)).toBe(7);
    });

    it('leaves undone what somebody is at, if it is asked to', async () => {
      const { turns } = await (await newPlace()).open();
      const held = heldWork();
      const first = turns.ifFree('a', held.work);
      await held.begun;
      expect(await turns.ifFree('a', () => Promise.reject(new Error('done')))).toBe(false);
      expect(await turns.ifFree('b', async () => undefined)).toBe(true);
      held.end();
      expect(await first).toBe(true);
      expect(await turns.ifFree('a', async () => undefined)).toBe(true);
    });
  });
}
