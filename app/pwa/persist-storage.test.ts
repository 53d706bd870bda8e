import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { persistStorage } from './persist-storage';

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

function aBrowser(answer: boolean, persisted = false) {
  const persist = vi.fn<() => Promise<boolean>>(async () => answer);
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => persisted } });
  return persist;
}

describe('persistStorage', () => {
  it('asks the browser', async () => {
    aBrowser(true);
    expect(await persistStorage()).toBe('granted');
  });

  it('does not ask again after a no', async () => {
    const persist = aBrowser(false);
    expect(await persistStorage()).toBe('denied');
    expect(await persistStorage()).toBe('denied');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('does not ask for what it has', async () => {
    const persist = aBrowser(true, true);
    expect(await persistStorage()).toBe('granted');
    expect(persist).not.toHaveBeenCalled();
  });

  it('knows browsers that cannot be asked', async () => {
    vi.stubGlobal('navigator', {});
    expect(await persistStorage()).toBe('unsupported');
  });
});
