import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { loadDraft, saveDraft } from '#app/offline/drafts/draft-store';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import type { DraftRescue, Rescue } from './draft-rescue';
import { createDraftSession, type DraftPlatform, type DraftSession } from './draft-session';

let left: Rescue | null = null;
const rescue: DraftRescue = {
  write: (unsaved) => {
    left = unsaved;
  },
  read: () => left,
  clear: () => {
    left = null;
  },
};
const platform: DraftPlatform = { load: () => loadDraft(), save: saveDraft, rescue, now: Date.now };

/** One tab with the builder open; all tabs share one device. */
async function aTab(overrides: Partial<DraftPlatform> = {}): Promise<DraftSession> {
  const session = createDraftSession({ ...platform, ...overrides });
  await session.start();
  return session;
}

const windows = (session: DraftSession) => session.view.get().draft.windows;
const chooseWindows = (session: DraftSession, count: number) =>
  session.dispatch({ type: 'setCount', id: 'windows', count: count });

beforeEach(async () => {
  left = null;
  await freshDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('draft session', () => {
  it('starts with the defaults on a new device', async () => {
    const tab = await aTab();
    expect(tab.view.get()).toEqual({
      status: 'ready',
      found: false,
      draft: emptyDraft,
      step: 1,
      saveState: 'saved',
      theirs: null,
    });
  });

  it('finds the draft again on its step', async () => {
    const before = await aTab();
    chooseWindows(before, 4);
    before.setStep(3);
    await before.flush();
    expect((await aTab()).view.get()).toMatchObject({
      found: true,
      step: 3,
      draft: { windows: 4 },
    });
  });

  it('does not take what was chosen while it looked for one that was found', async () => {
    const tab = createDraftSession(platform);
    const started = tab.start();
    chooseWindows(tab, 2);
    await started;
    expect(tab.view.get()).toMatchObject({ found: false, draft: { windows: 2 } });
  });

  it('finds no design where everything was set back', async () => {
    const before = await aTab();
    chooseWindows(before, 4);
    before.startOver();
    await before.flush();
    expect((await aTab()).view.get().found).toBe(false);
  });

  it('has a change on the disk within 300 ms, however fast the next ones follow', async () => {
    const save = vi.fn<DraftPlatform['save']>(async (_draft, base) => ({
      ok: true,
      revision: base + 1,
    }));
    const tab = await aTab({ save });
    for (let count = 1; count <= 10; count += 1) {
      chooseWindows(tab, count);
      expect(tab.view.get().saveState).toBe('saving');
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(save.mock.calls.map(([{ draft }]) => draft.windows)).toEqual([3, 6, 9]);
    await vi.advanceTimersByTimeAsync(150);
    expect(save.mock.lastCall?.[0].draft.windows).toBe(10);
    expect(tab.view.get().saveState).toBe('saved');
  });

  it('saves at once when told to, and only what is unsaved', async () => {
    const save = vi.fn<DraftPlatform['save']>(saveDraft);
    const tab = await aTab({ save });
    chooseWindows(tab, 2);
    await tab.flush();
    await tab.flush();
    expect(save).toHaveBeenCalledTimes(1);
    expect(await loadDraft()).toMatchObject({ draft: { windows: 2 } });
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('saves what was changed while a save was under way', async () => {
    const tab = await aTab();
    chooseWindows(tab, 2);
    const first = tab.flush();
    chooseWindows(tab, 3);
    await Promise.all([first, tab.flush()]);
    expect(await loadDraft()).toMatchObject({ revision: 2, draft: { windows: 3 } });
    expect(tab.view.get().saveState).toBe('saved');
  });

  it('does not save what changed nothing', async () => {
    const save = vi.fn<DraftPlatform['save']>(saveDraft);
    const tab = await aTab({ save });
    tab.dispatch({ type: 'setCount', id: 'doors', count: 1 });
    tab.setStep(1);
    await tab.flush();
    expect(save).not.toHaveBeenCalled();
  });

  it('does again on the found draft what was done while it was looked for', async () => {
    const before = await aTab();
    chooseWindows(before, 4);
    await before.flush();
    const tab = createDraftSession(platform);
    const starting = tab.start();
    tab.dispatch({ type: 'setCount', id: 'patioGlass', count: 1 });
    expect(tab.view.get()).toMatchObject({ status: 'loading', draft: { patioGlass: true } });
    await starting;
    await tab.flush();
    expect(await loadDraft()).toMatchObject({ draft: { windows: 4, patioGlass: true } });
  });

  it('is written again when storage was cleared, and by one tab of two', async () => {
    const one = await aTab();
    chooseWindows(one, 4);
    await one.flush();
    const two = await aTab();
    await freshDatabase();
    await Promise.all([one.refresh(), two.refresh()]);
    await Promise.all([one.flush(), two.flush()]);
    expect(await loadDraft()).toMatchObject({ revision: 2, draft: { windows: 4 } });
    for (const tab of [one, two]) {
      expect(tab.view.get()).toMatchObject({ saveState: 'saved', theirs: null });
    }
  });

  it('leaves cleared storage empty where there was no draft', async () => {
    const tab = await aTab();
    await freshDatabase();
    await tab.refresh();
    await tab.flush();
    expect(await loadDraft()).toBeNull();
  });

  it('starts over in every tab', async () => {
    const one = await aTab();
    chooseWindows(one, 4);
    one.setStep(5);
    await one.flush();
    const two = await aTab();
    one.startOver();
    await one.flush();
    await two.refresh();
    expect(two.view.get()).toMatchObject({ draft: emptyDraft, step: 1 });
  });
});

const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** The page closes before its save has begun. */
const dying = () => aTab({ save: () => new Promise(() => undefined) });

async function closedAfterAChange() {
  const before = await aTab();
  chooseWindows(before, 1);
  await before.flush();
  const page = await dying();
  chooseWindows(page, 4);
}

describe('a page that is closed right after a change', () => {
  it('has left the change for the next one, which saves it', async () => {
    await closedAfterAChange();
    const next = await aTab();
    expect(next.view.get()).toMatchObject({ draft: { windows: 4 }, saveState: 'saved' });
    expect(await loadDraft()).toMatchObject({ draft: { windows: 4 } });
    expect(left).toBeNull();
  });

  it('on a new device too', async () => {
    const page = await dying();
    chooseWindows(page, 4);
    expect(windows(await aTab())).toBe(4);
    expect(await loadDraft()).toMatchObject({ revision: 1 });
  });

  it('leaves nothing when everything was saved', async () => {
    const page = await aTab();
    chooseWindows(page, 4);
    expect(left).toMatchObject({ base: 0, draft: { windows: 4 } });
    await page.flush();
    expect(left).toBeNull();
  });

  it('has nothing to decide when one change was saved and the next one was not', async () => {
    const saves: DraftPlatform['save'][] = [saveDraft, () => new Promise(() => undefined)];
    const page = await aTab({ save: (...draft) => (saves.shift() ?? saveDraft)(...draft) });
    chooseWindows(page, 4);
    const first = page.flush();
    chooseWindows(page, 5);
    await first;
    const next = await aTab();
    expect(next.view.get()).toMatchObject({ theirs: null, draft: { windows: 5 } });
    expect(await loadDraft()).toMatchObject({ revision: 2, draft: { windows: 5 } });
  });

  it('has nothing to decide when its save has ended and nobody could note it', async () => {
    await closedAfterAChange();
    await saveDraft({ draft: { ...emptyDraft, windows: 4 }, step: 1, updatedAt: 1 }, 1);
    expect((await aTab()).view.get()).toMatchObject({ theirs: null, saveState: 'saved' });
    expect(left).toBeNull();
  });

  it('is shown beside what another tab has saved since', async () => {
    await closedAfterAChange();
    await saveDraft({ draft: { ...emptyDraft, windows: 9 }, step: 1, updatedAt: 1 }, 1);
    const next = await aTab();
    expect(next.view.get()).toMatchObject({ draft: { windows: 4 }, theirs: { windows: 9 } });
    next.takeTheirs();
    expect(left).toBeNull();
  });
});

describe('a device that keeps nothing', () => {
  it('says so, keeps the draft in the page, and saves it once it can', async () => {
    let save: DraftPlatform['save'] = refuse;
    const tab = await aTab({ load: refuse, save: (...draft) => save(...draft) });
    expect(tab.view.get()).toMatchObject({ status: 'ready', saveState: 'unavailable' });
    chooseWindows(tab, 4);
    await tab.flush();
    expect(tab.view.get()).toMatchObject({ saveState: 'unavailable', draft: { windows: 4 } });
    save = saveDraft;
    chooseWindows(tab, 5);
    await tab.flush();
    expect(tab.view.get().saveState).toBe('saved');
    expect(await loadDraft()).toMatchObject({ draft: { windows: 5 } });
  });

  it('finds a change again that a page could not save', async () => {
    const page = await aTab({ load: refuse, save: refuse });
    chooseWindows(page, 4);
    await page.flush();
    const next = await aTab({ load: refuse, save: refuse });
    expect(next.view.get()).toMatchObject({
      found: true,
      saveState: 'unavailable',
      draft: { windows: 4 },
    });
  });

  it('opens the builder although its database hangs', async () => {
    const tab = createDraftSession({ ...platform, load: () => new Promise(() => undefined) });
    const starting = tab.start();
    await vi.advanceTimersByTimeAsync(3000);
    await starting;
    expect(tab.view.get()).toMatchObject({ status: 'ready', saveState: 'unavailable' });
  });
});

async function twoTabs() {
  const one = await aTab();
  chooseWindows(one, 1);
  await one.flush();
  return { one, two: await aTab() };
}

async function inConflict() {
  const { one, two } = await twoTabs();
  chooseWindows(one, 5);
  chooseWindows(two, 7);
  await one.flush();
  await two.refresh();
  expect(windows(two)).toBe(7);
  await two.flush();
  return { one, two };
}

describe('two tabs', () => {
  it('follow each other while only one has changes', async () => {
    const { one, two } = await twoTabs();
    chooseWindows(one, 5);
    await one.flush();
    await two.refresh();
    expect(windows(two)).toBe(5);
    chooseWindows(two, 6);
    await two.flush();
    await one.refresh();
    expect(one.view.get()).toMatchObject({ theirs: null, draft: { windows: 6 } });
  });

  it('do not overwrite each other: the later one is shown both', async () => {
    const { two } = await inConflict();
    expect(two.view.get()).toMatchObject({ draft: { windows: 7 }, theirs: { windows: 5 } });
    chooseWindows(two, 8);
    await two.flush();
    expect(await loadDraft()).toMatchObject({ draft: { windows: 5 } });
  });

  it('keep mine', async () => {
    const { one, two } = await inConflict();
    two.keepMine();
    await two.flush();
    await one.refresh();
    expect([windows(one), windows(two)]).toEqual([7, 7]);
    expect(two.view.get()).toMatchObject({ theirs: null, saveState: 'saved' });
  });

  it('take theirs', async () => {
    const { two } = await inConflict();
    two.takeTheirs();
    await two.flush();
    expect(two.view.get()).toMatchObject({ theirs: null, draft: { windows: 5 } });
    expect(await loadDraft()).toMatchObject({ draft: { windows: 5 } });
    chooseWindows(two, 6);
    await two.flush();
    expect(two.view.get()).toMatchObject({ theirs: null, saveState: 'saved' });
  });

  it('leave an undecided change for the next page, though the other has saved since', async () => {
    const { one, two } = await inConflict();
    chooseWindows(one, 9);
    await one.flush();
    await two.leave();
    expect((await aTab()).view.get()).toMatchObject({
      draft: { windows: 7 },
      theirs: { windows: 9 },
    });
  });

  it('show the newest of theirs while the decision is open', async () => {
    const { one, two } = await inConflict();
    chooseWindows(one, 9);
    await one.flush();
    await two.refresh();
    expect(two.view.get().theirs).toMatchObject({ windows: 9 });
    two.keepMine();
    await two.flush();
    expect(await loadDraft()).toMatchObject({ draft: { windows: 7 } });
  });

  it('have nothing to decide when both chose the same', async () => {
    const { one, two } = await twoTabs();
    chooseWindows(one, 5);
    chooseWindows(two, 5);
    await one.flush();
    await two.flush();
    expect(two.view.get()).toMatchObject({ theirs: null, saveState: 'saved' });
  });
});
