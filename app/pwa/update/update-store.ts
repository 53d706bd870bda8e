import { createValueStore } from '#app/pwa/value-store';

/**
 * `waiting`: a newer version is here and waits for consent. `elsewhere`: another tab has switched to
 * it, and this one still runs the old program until it is loaded again.
 */
export type UpdateState = 'none' | 'waiting' | 'elsewhere';

export interface Update {
  state: UpdateState;
  /** A form holds unsaved input: do not offer the update now. */
  held: boolean;
}

export const updateStore = createValueStore<Update>({ state: 'none', held: false });

const holds = new Set<symbol>();
const preparations = new Set<() => Promise<unknown>>();
let skipWaiting: () => void = () => undefined;

/**
 * Keeps any reload away while a form holds input that would be lost.
 *
 * @returns a function that ends the hold
 */
export function holdUpdates(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  publish(updateStore.get().state);
  return () => {
    holds.delete(hold);
    publish(updateStore.get().state);
  };
}

/** Whether some form holds input now. */
export function updatesHeld(): boolean {
  return holds.size > 0;
}

/**
 * Something to finish before the page is loaded again, as saving the draft.
 *
 * @returns a function that takes it back
 */
export function beforeUpdate(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

/**
 * The visitor's consent: switches to the newer version and loads the page again.
 *
 * @returns false when there is none, or a form holds unsaved input
 */
export async function applyUpdate(): Promise<boolean> {
  const { state } = updateStore.get();
  if (state === 'none' || updatesHeld()) return false;
  await Promise.allSettled([...preparations].map((prepare) => prepare()));
  if (state === 'elsewhere') location.reload();
  else skipWaiting();
  return true;
}

/** For the registration alone: reports a change and how to let the waiting worker in. */
export function reportUpdate(state: UpdateState, letIn?: () => void): void {
  if (letIn) skipWaiting = letIn;
  publish(state);
}

function publish(state: UpdateState) {
  const held = updatesHeld();
  const present = updateStore.get();
  if (present.state !== state || present.held !== held) updateStore.set({ state, held });
}
