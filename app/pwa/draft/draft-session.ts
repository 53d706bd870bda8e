import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { draftReducer, type DraftAction } from '#domain/design/draft/reducer';
import { sameDesign } from '#domain/design/draft/same-design';
import type { StepNumber } from '#domain/design/draft/steps';
import type { DraftRecord, DraftToSave, SaveResult } from '#app/offline/drafts/draft-store';
import type { DraftRescue, Rescue } from './draft-rescue';
import { initialDraftView, type DraftView } from './draft-view';
import { createValueStore } from '#app/pwa/value-store';

/** What the session needs from the platform; tests pass their own. */
export interface DraftPlatform {
  load: () => Promise<DraftRecord | null>;
  save: (draft: DraftToSave, baseRevision: number) => Promise<SaveResult>;
  rescue: DraftRescue;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Keeps every change within the 300 ms limit, even while more follow. */
const SAVE_AFTER_MS = 150;
/** A database that hangs must not stop the builder from opening. */
const LOAD_PATIENCE_MS = 3000;

export type DraftSession = ReturnType<typeof createDraftSession>;

/**
 * This tab's draft. Applies a change at once, saves it within 300 ms, and adopts another tab's version
 * when nothing here is unsaved. Otherwise it shows both and waits for a decision.
 */
export function createDraftSession({ load, save, rescue, now }: DraftPlatform) {
  const view = createValueStore(initialDraftView);
  /** The stored revision this tab's draft is based on. */
  let base = 0;
  let theirs: DraftRecord | null = null;
  let changes = 0;
  let savedChanges = 0;
  let saving: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const doneWhileLoading: DraftAction[] = [];

  const show = (change: Partial<DraftView>) => view.set({ ...view.get(), ...change });

  function adopt(record: DraftRecord, draft: Draft = record.draft) {
    base = record.revision;
    theirs = null;
    savedChanges = changes;
    show({ draft, step: record.step, saveState: 'saved', theirs: null });
  }

  function change(next: Partial<Pick<DraftView, 'draft' | 'step'>>) {
    changes += 1;
    const { saveState } = view.get();
    show({ ...next, saveState: saveState === 'unavailable' ? saveState : 'saving' });
    writeRescue();
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  }

  /** At every change, as a browser may close a busy page without telling it (Chromium after 500 ms). */
  function writeRescue() {
    const { status, draft, step } = view.get();
    if (status === 'ready') rescue.write({ draft, step, base });
  }

  /** Saves any unsaved changes now; resolves once that has succeeded or failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (saving) return saving.then(flush);
    if (changes === savedChanges || theirs || view.get().status === 'loading') return;
    saving = saveOnce();
    await saving;
  }

  async function saveOnce() {
    const upTo = changes;
    const { draft, step } = view.get();
    try {
      const result = await save({ draft, step, updatedAt: now() }, base);
      if (!result.ok) return meet(result.stored);
      base = result.revision;
      savedChanges = upTo;
      if (changes === upTo) rescue.clear();
      else writeRescue();
      show({ saveState: changes === upTo ? 'saved' : 'saving' });
    } catch {
      // The screen shows this; the next change tries again.
      show({ saveState: 'unavailable' });
    } finally {
      saving = null;
    }
  }

  /** Another tab has saved while this one has unsaved changes. */
  function meet(storedDraft: DraftRecord) {
    const { draft } = view.get();
    if (JSON.stringify(draft) === JSON.stringify(storedDraft.draft)) {
      rescue.clear();
      return adopt(storedDraft, draft);
    }
    theirs = storedDraft;
    show({ theirs: storedDraft.draft });
  }

  /** Loads the stored draft and replays anything done meanwhile; call it once. */
  async function start(): Promise<void> {
    let record: DraftRecord | null = null;
    try {
      record = await Promise.race([load(), impatience()]);
    } catch {
      show({ saveState: 'unavailable' });
    }
    if (record) adopt(record, doneWhileLoading.reduce(draftReducer, record.draft));
    const left = rescue.read();
    if (left) takeUp(left, record);
    const earlier = (left ?? record)?.draft;
    show({
      status: 'ready',
      found: earlier !== undefined && !sameDesign(earlier, emptyDraft),
    });
    if (doneWhileLoading.length > 0) change({});
    await flush();
  }

  /** Recovers changes that a previous page could not save before it closed. */
  function takeUp(left: Rescue, record: DraftRecord | null) {
    change({ draft: doneWhileLoading.reduce(draftReducer, left.draft), step: left.step });
    if (record && record.revision !== left.base) meet(record);
  }

  /** The page is being hidden or closed. What it wrote for the next one may have been cleared by another tab's save. */
  async function leave(): Promise<void> {
    if (changes !== savedChanges) writeRescue();
    await flush();
  }

  /** Another tab has saved, or may have while this one was hidden; or storage may have been cleared. */
  async function refresh(): Promise<void> {
    if (view.get().status === 'loading') return;
    // If it cannot be read now, the next change tries again.
    const record = await load().catch(() => undefined);
    if (record === null && base > 0) return change({});
    if (!record || record.revision === base) return;
    if (theirs) meet(record);
    else if (changes === savedChanges) adopt(record);
  }

  function dispatch(action: DraftAction) {
    const { draft, status } = view.get();
    const next = draftReducer(draft, action);
    if (status === 'loading') doneWhileLoading.push(action);
    if (next !== draft) change({ draft: next });
  }

  /** Records the step reached. Ignored while loading: the screen does not know the saved step yet. */
  function setStep(step: StepNumber) {
    const { status, step: present } = view.get();
    if (status === 'ready' && step !== present) change({ step });
  }

  /** Resolves a conflict by overwriting the other tab's draft with this one. */
  function keepMine() {
    if (theirs) base = theirs.revision;
    theirs = null;
    show({ theirs: null });
    change({});
    void flush();
  }

  /** Resolves a conflict by discarding this tab's draft. */
  function takeTheirs() {
    rescue.clear();
    if (theirs) adopt(theirs);
  }

  /** Resets to the defaults of specification §4, in every tab. */
  function startOver() {
    if (view.get().status === 'loading') doneWhileLoading.push({ type: 'reset' });
    show({ draft: emptyDraft, step: 1 });
    keepMine();
  }

  return { view, start, dispatch, setStep, flush, leave, refresh, keepMine, takeTheirs, startOver };
}

function impatience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Storage does not answer')), LOAD_PATIENCE_MS);
  });
}
