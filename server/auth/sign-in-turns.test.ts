import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#server/api-problem';
import { limitStore } from '#server/stores/memory/limit-store';
import { SignInTurns } from './sign-in-turns';

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** Password checks that finish when the test says so. */
function heldChecks() {
  const held: { who: string; end: (right?: boolean) => void }[] = [];
  const begun: string[] = [];
  return {
    begun,
    check: (who: string) => () => {
      begun.push(who);
      return new Promise<boolean>((resolve) => {
        held.push({ who, end: (right = false) => resolve(right) });
      });
    },
    /** Finishes the current one, and lets the next one begin. */
    async endOne(right?: boolean): Promise<void> {
      held.shift()?.end(right);
      await aMoment();
    },
  };
}

function waitOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error;
  expect(error).toMatchObject({ status: 503, code: 'sign_in_busy' });
  return String(error.headers['retry-after']);
}

describe('checks of passwords', () => {
  it('run one at a time, those of known devices first', async () => {
    const { begun, check, endOne } = heldChecks();
    const turns = new SignInTurns(limitStore());
    const strangers = [
      turns.check('stranger', check('first')),
      turns.check('stranger', check('second')),
    ];
    await aMoment();
    const all = [...strangers, turns.check('known', check('administrator'))];
    expect(begun).toEqual(['first']);
    await endOne();
    expect(begun).toEqual(['first', 'administrator']);
    await endOne(true);
    await endOne();
    expect(await Promise.all(all)).toEqual([false, false, true]);
  });

  it('wait in a short queue, where strangers do not take the places of known devices', async () => {
    const { check } = heldChecks();
    const turns = new SignInTurns(limitStore());
    for (let n = 0; n < 11; n += 1) void turns.check('stranger', check('stranger'));
    await aMoment();
    const refused = turns.check('stranger', check('one too many'));
    expect(await refused.catch(waitOf)).toBe('10');
    let isRefused = false;
    turns.check('known', check('administrator')).catch(() => (isRefused = true));
    await aMoment();
    expect(isRefused).toBe(false);
  });

  it('carry on after one that failed', async () => {
    const turns = new SignInTurns(limitStore());
    const failed = turns.check('known', () => Promise.reject(new Error('disk')));
    await expect(failed).rejects.toThrow('disk');
    expect(await turns.check('known', () => Promise.resolve(true))).toBe(true);
  });

  it('let strangers be wrong 20 times at once across all addresses and processes, then every 10 seconds', async () => {
    let time = 1000;
    const limits = limitStore();
    const turns = new SignInTurns(limits, () => time);
    const otherProcess = new SignInTurns(limits, () => time);
    const guess = (at = turns) => at.check('stranger', () => Promise.resolve(false)).catch(waitOf);
    for (let n = 0; n < 10; n += 1) {
      expect(await guess()).toBe(false);
      expect(await guess(otherProcess)).toBe(false);
    }
    expect(await guess()).toBe('10');
    expect(await guess(otherProcess)).toBe('10');
    time += 4_000;
    expect(await guess()).toBe('6');
    time += 6_000;
    expect(await guess()).toBe(false);
    expect(await guess()).toBe('10');
    expect(await turns.check('known', () => Promise.resolve(false))).toBe(false);
  });

  it('cost a stranger with the right password nothing', async () => {
    const turns = new SignInTurns(limitStore(), () => 1000);
    for (let n = 0; n < 50; n += 1) {
      expect(await turns.check('stranger', () => Promise.resolve(true))).toBe(true);
    }
  });
});
