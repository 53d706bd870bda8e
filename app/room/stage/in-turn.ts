/** A piece of work; returns the piece that follows it, if it has two. */
type Work = () => (() => void) | undefined;

const waiting = new Set<Work>();
/** What follows the piece done last. */
let rest: (() => void) | undefined;
let isDue = false;
let isPrinting = false;

/**
 * Does heavy work when the browser is idle, one piece at a time in the order it came; at once while the
 * page is being printed, which waits for nobody.
 *
 * @returns withdraws it, if it has not begun
 */
export function inTurn(work: Work): () => void {
  waiting.add(work);
  if (isPrinting) finish();
  else arrange();
  return () => void waiting.delete(work);
}

function arrange() {
  if (isDue || (!rest && waiting.size === 0)) return;
  isDue = true;
  const next = () => {
    isDue = false;
    doNext();
    arrange();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 1000 });
  else setTimeout(next, 50);
}

function doNext() {
  if (rest) {
    const last = rest;
    rest = undefined;
    return last();
  }
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  rest = first();
}

function finish() {
  while (rest || waiting.size > 0) doNext();
}

// Before the listeners that bring further work.
addEventListener(
  'beforeprint',
  () => {
    isPrinting = true;
    finish();
  },
  { capture: true },
);
addEventListener('afterprint', () => (isPrinting = false));
