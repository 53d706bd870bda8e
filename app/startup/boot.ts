import { nextTask } from './next-task';
import { expectBelow, showBelow, showForPrint } from './show-below';
import { addTypefaces } from '#app/theme/typefaces';

/**
 * Runs once the first screen has painted (build/pages/writer/first-screen/after-first-paint.ts). Loads the app when the
 * browser is idle or at the visitor's first input; first-input.js then replays what they pressed before.
 */
const WAKING = ['pointermove', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;
let deferredStyles: Promise<void> | undefined;

/** Resolves when the stylesheet has loaded or failed to. */
function addSheet(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    for (const end of ['load', 'error']) link.addEventListener(end, () => done());
    document.head.append(link);
  });
}

/** The first screen paints with its inlined rules; the full stylesheet must not delay its picture. */
function addDeferredStyles() {
  const place = document.querySelector<HTMLMetaElement>('meta[name="deferred-styles"]');
  if (place) deferredStyles ??= addSheet(place.content);
  return deferredStyles;
}

function comeNear() {
  removeEventListener('scroll', comeNear);
  expectBelow();
  void addDeferredStyles();
}

function wake(event: Event) {
  // Ignore pointermove without movement.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  comeNear();
  start();
}

function start() {
  if (started) return;
  started = true;
  for (const type of WAKING) document.removeEventListener(type, wake);
  void startProgram();
}

async function startProgram() {
  const program = await import('#app/entry-client');
  // In a task of its own: evaluating the app's code has already taken one.
  await nextTask();
  await program.start();
  dispatchEvent(new Event('interactive'));
}

function whenLoaded() {
  // The typefaces weigh more than the hero picture; metric-matched fallbacks stand in until now.
  void Promise.all([addDeferredStyles(), addTypefaces()]).then(showBelow);
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

addEventListener('beforeprint', showForPrint);
addEventListener('scroll', comeNear, { passive: true });
for (const type of WAKING) document.addEventListener(type, wake, { passive: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
