import { keepEarlyInput } from './early-input';

/**
 * The only script a page needs before `load`: it fetches the program when the browser is idle, or
 * at the first sign of a visitor, and hands over what they did before it was there.
 */
const WAKING = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;
const early = keepEarlyInput(document);

/** The page paints with the rules inlined for it; the whole sheet follows and serves every state. */
function addDeferredStyles() {
  const href = document.querySelector<HTMLMetaElement>('meta[name="deferred-styles"]')?.content;
  if (!href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

function start() {
  if (started) return;
  started = true;
  for (const type of WAKING) document.removeEventListener(type, start);
  void import('./entry-client').then((program) => program.start()).then(early.replay);
}

function whenLoaded() {
  addDeferredStyles();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

for (const type of WAKING) document.addEventListener(type, start, { passive: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
