import { setImmediate as nextTurn } from 'node:timers/promises';

/** A slice of work between two turns of the event loop. */
const SLICE_MS = 8;
/** How many items are processed between two looks at the clock. */
const AT_ONCE = 128;

/** Calls `work` for each item, yielding to the event loop between slices. */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (let start = 0; start < items.length; start += AT_ONCE) {
    if (performance.now() > until) {
      await nextTurn();
      until = performance.now() + SLICE_MS;
    }
    items.slice(start, start + AT_ONCE).forEach((item, index) => work(item, start + index));
  }
}
