import type { CDPSession } from 'playwright';

interface Spot {
  x: number;
  y: number;
}

declare global {
  interface Window {
    menuOpenedAt: number | undefined;
  }
}

/** Runs in the page before its own scripts: records when a menu (popover or details) first opens. */
export function noteMenu() {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page: all it needs is inside it
  const note = () => (window.menuOpenedAt ??= performance.now());
  document.addEventListener('beforetoggle', note, true);
  new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['open'] });
}

/** The centre of the loaded page's menu button, in CSS pixels. */
export async function menuSpot(cdp: CDPSession): Promise<Spot> {
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `(${findMenu.toString()})()`,
    returnByValue: true,
  });
  return result.value as Spot;
}

function findMenu(): Spot | undefined {
  const button = document.querySelector('[popovertarget]') ?? document.querySelector('summary');
  const box = button?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps once as soon as the page shows anything: whatever is visible can be pressed. */
export async function tapAtFirstPaint(cdp: CDPSession, spot: Spot): Promise<void> {
  await cdp.send('Page.enable');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  cdp.on('Page.lifecycleEvent', ({ name }) => {
    if (name !== 'firstContentfulPaint') return;
    void cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    void cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
}

/** When the menu opened, in milliseconds from the start of the visit; infinity if the tap was lost. */
export async function menuOpenedAt(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.menuOpenedAt' });
  return typeof result.value === 'number' ? result.value : Number.POSITIVE_INFINITY;
}
