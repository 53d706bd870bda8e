import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = () => void;

let updates: typeof import('./update-store');
let watch: typeof import('#app/pwa/install/watch-worker').watchWorker;

beforeEach(async () => {
  vi.resetModules();
  updates = await import('./update-store');
  watch = (await import('#app/pwa/install/watch-worker')).watchWorker;
});

/** A page, controlled by a worker or not, and the events of its registration. */
function aPage({ controlled = true } = {}) {
  const listeners = new Map<string, Listener[]>();
  const skipWaiting = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  const page = { reload, isControlled: () => controlled };
  const addEventListener = (type: string, listener: Listener) =>
    void listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  watch({ addEventListener, messageSkipWaiting: skipWaiting } as never, page);
  const happen = (type: string) => listeners.get(type)?.forEach((listener) => listener());
  return { happen, skipWaiting, reload };
}

describe('an update', () => {
  it('is offered, and nothing happens without consent', () => {
    const { happen, skipWaiting, reload } = aPage();
    expect(updates.updateStore.get()).toEqual({ state: 'none', held: false });
    happen('waiting');
    expect(updates.updateStore.get().state).toBe('waiting');
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page again once after consent, when the new worker has taken over', async () => {
    const { happen, skipWaiting, reload } = aPage();
    happen('waiting');
    expect(await updates.applyUpdate()).toBe(true);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    happen('activated');
    happen('controlling');
    happen('controlling');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads a page again that no worker controls, as after a forced reload', async () => {
    const { happen, reload } = aPage({ controlled: false });
    happen('waiting');
    await updates.applyUpdate();
    happen('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page to a form begun after consent, and is offered again after it', async () => {
    const { happen, reload } = aPage();
    happen('waiting');
    await updates.applyUpdate();
    const release = updates.holdUpdates();
    happen('controlling');
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(updates.updateStore.get()).toEqual({ state: 'elsewhere', held: false });
  });

  it('never comes under a form with unsaved input', async () => {
    const { happen, skipWaiting } = aPage();
    happen('waiting');
    const releases = [updates.holdUpdates(), updates.holdUpdates()];
    expect(updates.updateStore.get()).toEqual({ state: 'waiting', held: true });
    expect(await updates.applyUpdate()).toBe(false);
    releases[0]?.();
    expect(await updates.applyUpdate()).toBe(false);
    releases[1]?.();
    expect(updates.updateStore.get()).toEqual({ state: 'waiting', held: false });
    expect(await updates.applyUpdate()).toBe(true);
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('waits for the draft to be saved, and not for a preparation that fails', async () => {
    const { happen, skipWaiting } = aPage();
    happen('waiting');
    let saved: () => void = vi.fn<() => void>();
    updates.beforeUpdate(() => new Promise<void>((resolve) => (saved = resolve)));
    updates.beforeUpdate(() => Promise.reject(new Error('broken')));
    const applied = updates.applyUpdate();
    await Promise.resolve();
    expect(skipWaiting).not.toHaveBeenCalled();
    saved();
    await applied;
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('taken in another tab is offered here, and does not load this page by itself', () => {
    const { happen, reload } = aPage();
    happen('waiting');
    happen('controlling');
    expect(reload).not.toHaveBeenCalled();
    expect(updates.updateStore.get().state).toBe('elsewhere');
  });

  it('is not what the very first worker is', () => {
    const { happen, reload } = aPage({ controlled: false });
    happen('activated');
    happen('controlling');
    expect(reload).not.toHaveBeenCalled();
    expect(updates.updateStore.get().state).toBe('none');
  });

  it('cannot be taken when there is none', async () => {
    expect(await updates.applyUpdate()).toBe(false);
  });
});
