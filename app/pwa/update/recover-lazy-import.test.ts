import { describe, expect, it, vi } from 'vitest';
import { recoverLazyImports } from './recover-lazy-import';
import { holdUpdates } from './update-store';

const MISSING =
  'Failed to fetch dynamically imported module: https://rooms.test/assets/quotes-a1B2.js';
/** Safari's message, which does not name the chunk. */
const NAMELESS = 'Importing a module script failed.';
/** The module that asks. */
const SELF = new URL('recover-lazy-import.ts', import.meta.url).href;

interface Tab {
  online?: boolean;
  /** The server's status per path; null when it does not answer. */
  says?: Readonly<Record<string, number>> | null;
  storage?: Map<string, string> | null;
}

/** Our server's answers after a deploy that removed the chunk. */
const DEPLOYED = { '/assets/quotes-a1B2.js': 404, [SELF]: 404 };

/** A tab whose session storage survives the reloads it counts. */
function aTab({ online = true, says = DEPLOYED, storage = new Map() }: Tab = {}) {
  const reload = vi.fn<() => void>();
  const ask = vi.fn<(address: string) => Promise<{ status: number }>>(async (address) => {
    const status = says?.[address];
    if (!status) throw new TypeError('Failed to fetch');
    return { status };
  });
  const load = (buildId: string) => {
    let fail: (event: { payload: Error }) => void = vi.fn<() => void>();
    recoverLazyImports(buildId, {
      addEventListener: (_type, listener) => {
        fail = listener;
      },
      isOnline: () => online,
      ask,
      reload,
      storage: () => {
        if (!storage) throw new DOMException('refused', 'SecurityError');
        return {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => void storage.set(key, value),
        };
      },
    });
    return async (message = MISSING) => {
      const payload = new TypeError(message);
      fail({ payload });
      // Let the server's answer and everything after it settle.
      await new Promise((done) => setImmediate(done));
      return payload.message;
    };
  };
  return { ask, reload, load };
}

describe('a lazy import that fails', () => {
  it.each([MISSING, NAMELESS])('loads the page again: %s', async (message) => {
    const { reload, load } = aTab();
    await load('one')(message);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never loops: a second failure of the same build goes to the screen', async () => {
    const { reload, load } = aTab();
    await load('one')();
    await load('one')();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the router from loading the page by its own rule, which knows no form', async () => {
    const { load } = aTab();
    expect(await load('one')()).not.toMatch(/^Failed to fetch dynamically imported module/);
  });

  it('is recovered again after the next deploy', async () => {
    const { reload, load } = aTab();
    await load('one')();
    await load('two')();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not recovered without a connection, and nobody is asked', async () => {
    const { ask, reload, load } = aTab({ online: false });
    await load('one')();
    expect(ask).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['no server answers', null, MISSING],
    ['no server answers Safari', null, NAMELESS],
    ['the part is there', { '/assets/quotes-a1B2.js': 200 }, MISSING],
    ['the server is overloaded', { '/assets/quotes-a1B2.js': 503 }, MISSING],
    ['the page is being left', { [SELF]: 200 }, NAMELESS],
  ])('is not recovered where %s, and leaves the one time to the next', async (_, says, message) => {
    const storage = new Map<string, string>();
    const before = aTab({ says, storage });
    await before.load('one')(message);
    expect(before.reload).not.toHaveBeenCalled();
    const later = aTab({ storage });
    await later.load('one')(message);
    expect(later.reload).toHaveBeenCalledTimes(1);
  });

  it('is not recovered without a memory, which could loop', async () => {
    const { reload, load } = aTab({ storage: null });
    await load('one')();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not recovered under a form with unsaved input', async () => {
    const release = holdUpdates();
    const { reload, load } = aTab();
    await load('one')();
    expect(reload).not.toHaveBeenCalled();
    release();
  });
});
