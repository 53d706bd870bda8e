import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { DraftAction } from '#domain/design/draft/reducer';
import type { StepNumber } from '#domain/design/draft/steps';
import { listen } from '#app/offline/coordination/announce';
import { loadDraft, saveDraft } from '#app/offline/drafts/draft-store';
import { createDraftSession, type DraftSession } from './draft-session';
import { draftRescue } from './draft-rescue';
import { initialDraftView, type DraftView } from './draft-view';
import { beforeUpdate } from '#app/pwa/update/update-store';
import type { ValueStore } from '#app/pwa/value-store';

/** Two tabs have changed the draft; nothing is saved until the visitor picks one. */
export interface DraftConflict {
  mine: Draft;
  theirs: Draft;
  keepMine: () => void;
  takeTheirs: () => void;
}

export interface UseDraft extends Omit<DraftView, 'theirs'> {
  dispatch: (action: DraftAction) => void;
  /** Records the step reached; the step on screen comes from the URL. */
  setStep: (step: StepNumber) => void;
  conflict: DraftConflict | null;
  startOver: () => void;
}

const session = createDraftSession({
  load: () => loadDraft(),
  save: saveDraft,
  rescue: draftRescue,
  now: Date.now,
});
let hasStarted = false;

/** The draft for code that is no component; it is read once a component uses it. */
export const draftView: Pick<ValueStore<DraftView>, 'get' | 'subscribe'> = session.view;

/** The builder's draft, stored on this device and kept in sync across tabs. */
export function useDraft(): UseDraft {
  const view = useSyncExternalStore(
    session.view.subscribe,
    session.view.get,
    () => initialDraftView,
  );
  useEffect(() => {
    start(session);
    return () => void session.flush();
  }, []);
  // Keeps its identity while nothing changes, to avoid needless re-renders.
  return useMemo(() => {
    const { theirs, ...shown } = view;
    const { dispatch, setStep, startOver, keepMine, takeTheirs } = session;
    const conflict = theirs && { mine: view.draft, theirs, keepMine, takeTheirs };
    return { ...shown, dispatch, setStep, startOver, conflict };
  }, [view]);
}

/** Once per page: the draft outlives the screens that show it. */
function start({ start, refresh, flush, leave }: DraftSession) {
  if (hasStarted) return;
  hasStarted = true;
  listen('draft', () => void refresh());
  listen('storage', () => void refresh());
  addEventListener('pagehide', () => void leave());
  addEventListener('pageshow', () => void refresh());
  document.addEventListener('visibilitychange', () => void (document.hidden ? leave() : refresh()));
  beforeUpdate(flush);
  void start();
}
