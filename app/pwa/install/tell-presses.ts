import { PRESS_MESSAGE } from '#app/offline/coordination/press-message';

/** Tells an installing worker about every press, so that it can pause while the page responds. */
export function tellPresses(worker: () => ServiceWorker | null): void {
  const tell = () => worker()?.postMessage(PRESS_MESSAGE);
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, tell, { capture: true, passive: true });
  }
}
