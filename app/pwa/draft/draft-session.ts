import { emptyDraft, type Draft } from '#domain/draft/draft';
import { draftReducer, type DraftAction } from '#domain/draft/reducer';
import type { StepNumber } from '#domain/draft/steps';
import type { DraftRecord } from '#app/offline/drafts/draft-record';
import type { DraftToSave, SaveResult } from '#app/offline/drafts/draft-store';
import type { DraftRescue } from './draft-rescue';
import { initialDraftView, type DraftView } from './draft-view';
import { createValueStore } from '#app/pwa/value-store';

/** What the session needs of the platform, so that a test can stand in for it. */
export interface DraftPlatform {
  load: () => Promise<DraftRecord | null>;
  save: (draft: DraftToSave, baseRevision: number) => Promise<SaveResult>;
  rescue: DraftRescue;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A change is on the disk well within 300 ms, however fast the next ones follow. */
const SAVE_AFTER_MS = 150;
/** A database that hangs must not keep the builder from opening. */
const LOAD_PATIENCE_MS = 3000;

export type DraftSession = ReturnType<typeof createDraftSession>;

/**
 * The draft of this tab: applies a change at once, saves it within 300 ms, takes another tab's
 * draft over while nothing here is unsaved, and otherwise shows both and waits for a decision.
 */
export function createDraftSession({ load, save, rescue, now }: DraftPlatform) {
  const view = createValueStore(initialDraftView);
  /** The stored revision that this tab's draft goes on from. */
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
    timer ??= setTimeout(() => void flush(), SAVE_AFTER_MS);
  }

  /** Saves what is unsaved now; resolves when that is done or has failed. */
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
      show({ saveState: changes === upTo ? 'saved' : 'saving' });
    } catch {
      // Told on the screen; the next change tries again.
      show({ saveState: 'unavailable' });
    } finally {
      saving = null;
    }
  }

  /** Another tab has saved while this one has changes of its own. */
  function meet(stored: DraftRecord) {
    const { draft } = view.get();
    if (JSON.stringify(draft) === JSON.stringify(stored.draft)) {
      rescue.clear();
      return adopt(stored, draft);
    }
    theirs = stored;
    show({ theirs: stored.draft });
  }

  /** Asks the device for the draft and does again what was done meanwhile; call it once. */
  async function start(): Promise<void> {
    try {
      const record = await Promise.race([load(), impatience()]);
      if (record) adopt(record, doneWhileLoading.reduce(draftReducer, record.draft));
      takeUp(record);
    } catch {
      show({ saveState: 'unavailable' });
    }
    show({ status: 'ready' });
    if (doneWhileLoading.length > 0) change({});
    await flush();
  }

  /** Goes on with what a page before this one could not save while it was closed. */
  function takeUp(record: DraftRecord | null) {
    const left = rescue.read();
    if (!left) return;
    change({ draft: doneWhileLoading.reduce(draftReducer, left.draft), step: left.step });
    if (record && record.revision !== left.base) meet(record);
  }

  /** The page is put aside or closed: what is unsaved is kept first, for a save takes its time. */
  async function leave(): Promise<void> {
    const { status, draft, step } = view.get();
    if (status === 'ready' && changes !== savedChanges) rescue.write({ draft, step, base });
    await flush();
  }

  /** Another tab has saved, or may have while this one was put aside; or storage may have been cleared. */
  async function refresh(): Promise<void> {
    if (view.get().status === 'loading') return;
    // What cannot be read now is asked for again at the next change.
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

  /** Notes the step reached. Ignored while loading: the screen does not know the saved one yet. */
  function setStep(step: StepNumber) {
    const { status, step: present } = view.get();
    if (status === 'ready' && step !== present) change({ step });
  }

  /** Ends a conflict by overwriting the other tab's draft with this one. */
  function keepMine() {
    if (theirs) base = theirs.revision;
    theirs = null;
    show({ theirs: null });
    change({});
    void flush();
  }

  /** Ends a conflict by giving this tab's draft up. */
  function takeTheirs() {
    rescue.clear();
    if (theirs) adopt(theirs);
  }

  /** Back to the defaults of specification §4, in every tab. */
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
