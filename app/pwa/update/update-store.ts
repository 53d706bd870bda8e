import { createValueStore } from '#app/pwa/value-store';

/**
 * `waiting`: a newer version is ready and waits for consent. `elsewhere`: it has taken over, by another tab's consent
 * or under a form begun after this one's, and this tab still runs the old version until it reloads.
 */
export type UpdateState = 'none' | 'waiting' | 'elsewhere';

export interface Update {
  state: UpdateState;
  /** A form has unsaved input: do not offer the update now. */
  held: boolean;
}

export const updateStore = createValueStore<Update>({ state: 'none', held: false });

const holds = new Set<symbol>();
const preparations = new Set<() => Promise<unknown>>();
let skipWaiting: () => void = () => undefined;

/**
 * Prevents any reload while a form has input that would be lost.
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

/** Whether any form has unsaved input now. */
export function updatesHeld(): boolean {
  return holds.size > 0;
}

/**
 * Registers something to finish before a reload, such as saving the draft.
 *
 * @returns a function that unregisters it
 */
export function beforeUpdate(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

/**
 * The visitor has agreed: switches to the newer version and reloads the page.
 *
 * @returns false when there is no update, or a form has unsaved input
 */
export async function applyUpdate(): Promise<boolean> {
  const { state } = updateStore.get();
  if (state === 'none' || updatesHeld()) return false;
  await Promise.allSettled([...preparations].map((prepare) => prepare()));
  if (state === 'elsewhere') location.reload();
  else skipWaiting();
  return true;
}

/** For the registration only: reports a change, and how to activate the waiting worker. */
export function reportUpdate(state: UpdateState, letIn?: () => void): void {
  if (letIn) skipWaiting = letIn;
  publish(state);
}

function publish(state: UpdateState) {
  const held = updatesHeld();
  const present = updateStore.get();
  if (present.state !== state || present.held !== held) updateStore.set({ state, held });
}
