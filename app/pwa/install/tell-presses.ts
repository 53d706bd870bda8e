import { PRESS_MESSAGE } from '#app/offline/coordination/press-message';

/** Tells a worker that is being installed of every press, so that the install gives way to its answer. */
export function tellPresses(worker: () => ServiceWorker | null): void {
  const tell = () => worker()?.postMessage(PRESS_MESSAGE);
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, tell, { capture: true, passive: true });
  }
}
