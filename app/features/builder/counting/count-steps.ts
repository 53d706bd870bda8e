import { tellSteps } from '#app/api/builder-steps';
import { draftView } from '#app/pwa/draft/use-draft';
import { createStepCounter } from './step-counter';

const counter = createStepCounter({
  draft: draftView.get,
  isOnline: () => navigator.onLine,
  tell: tellSteps,
});

// Loaded once per page, with steps 2 to 6, when a room type has been chosen: nobody waits for it before.
draftView.subscribe(counter.note);
counter.note();
document.addEventListener('visibilitychange', () => {
  if (document.hidden) counter.leave();
});

/** Counts a request that was sent from the builder, or saved to be sent. */
export const countRequest = counter.noteRequest;
