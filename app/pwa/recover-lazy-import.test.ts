import { describe, expect, it, vi } from 'vitest';
import { recoverLazyImports } from './recover-lazy-import';
import { holdUpdates } from './update-store';

/** A tab: its session storage outlives the reloads that it counts. */
function aTab({
  online = true,
  storage = new Map<string, string>() as Map<string, string> | null,
}) {
  const reload = vi.fn<() => void>();
  const load = (buildId: string) => {
    let fail: (event: { payload: Error }) => void = vi.fn<() => void>();
    recoverLazyImports(buildId, {
      addEventListener: (_type, listener) => {
        fail = listener;
      },
      isOnline: () => online,
      reload,
      storage: () => {
        if (!storage) throw new DOMException('refused', 'SecurityError');
        return {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => void storage.set(key, value),
        };
      },
    });
    return () => {
      const payload = new TypeError('Failed to fetch dynamically imported module: /a.js');
      fail({ payload });
      return payload.message;
    };
  };
  return { reload, load };
}

describe('a lazy import that fails', () => {
  it('loads the page again', () => {
    const { reload, load } = aTab({});
    load('one')();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never loops: a second failure of the same build goes to the screen', () => {
    const { reload, load } = aTab({});
    load('one')();
    load('one')();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the router from loading the page by its own rule, which knows no form', () => {
    const { load } = aTab({});
    expect(load('one')()).not.toMatch(/^Failed to fetch dynamically imported module/);
  });

  it('is recovered again after the next deploy', () => {
    const { reload, load } = aTab({});
    load('one')();
    load('two')();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not recovered without a connection', () => {
    const { reload, load } = aTab({ online: false });
    load('one')();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not recovered without a memory, which could loop', () => {
    const { reload, load } = aTab({ storage: null });
    load('one')();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not recovered under a form with unsaved input', () => {
    const release = holdUpdates();
    const { reload, load } = aTab({});
    load('one')();
    expect(reload).not.toHaveBeenCalled();
    release();
  });
});
