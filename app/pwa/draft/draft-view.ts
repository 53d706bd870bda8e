import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import type { StepNumber } from '#domain/design/draft/steps';

/** What a screen shows of the draft. */
export interface DraftView {
  /** `loading` until the stored draft has been read; choices made meanwhile are kept. */
  status: 'loading' | 'ready';
  /** Whether this device already had a design when the page was opened. */
  found: boolean;
  draft: Draft;
  /** The last step reached, for returning visitors. */
  step: StepNumber;
  /** `unavailable`: this device cannot store the draft, so it lasts only as long as the page. */
  saveState: 'saved' | 'saving' | 'unavailable';
  /**
   * Another tab's draft, when both have changed since they last agreed; nothing is saved until resolved.
   */
  theirs: Draft | null;
}

export const initialDraftView: DraftView = {
  status: 'loading',
  found: false,
  draft: emptyDraft,
  step: 1,
  saveState: 'saved',
  theirs: null,
};
