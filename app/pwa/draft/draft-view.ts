import { emptyDraft, type Draft } from '#domain/draft/draft';
import type { StepNumber } from '#domain/draft/steps';

/** What a screen shows of the draft. */
export interface DraftView {
  /** `loading` until the device was asked; what is chosen meanwhile is kept. */
  status: 'loading' | 'ready';
  draft: Draft;
  /** The step last reached, for a visitor who returns. */
  step: StepNumber;
  /** `unavailable`: this device does not keep it; it lives as long as the page. */
  saveState: 'saved' | 'saving' | 'unavailable';
  /** Another tab's draft, when both have changed since they last agreed; nothing is saved then. */
  theirs: Draft | null;
}

export const initialDraftView: DraftView = {
  status: 'loading',
  draft: emptyDraft,
  step: 1,
  saveState: 'saved',
  theirs: null,
};
