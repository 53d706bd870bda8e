import { setImmediate as nextTurn } from 'node:timers/promises';

/** A slice of work between two turns of the event loop. */
const SLICE_MS = 8;
/** So many items are done between two looks at the clock. */
const AT_ONCE = 128;

/** Does something with each item while others have their turns. */
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
