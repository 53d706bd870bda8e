// Runs before the first paint: sets the theme (the stored choice, else the system's) and reserves space
// for the status banner, for the builder's message that it kept a design and for the request that the home
// page opens with. Inlined into every page and allowed by its hash. The names in capitals come from first-paint-values.ts.
/* global ARRIVAL_KEY, DARK_BAR, KEPT_HEIGHT, KEPT_KEY, BANNER_HEIGHT, BANNER_KEY, THEME_KEY */
(() => {
  const page = document.documentElement;
  let stored = null;
  let banner = '';
  let kept = '';
  try {
    stored = localStorage.getItem(THEME_KEY);
    banner = localStorage.getItem(BANNER_KEY) || '';
    kept = localStorage.getItem(KEPT_KEY);
    if (localStorage.getItem(ARRIVAL_KEY) > Date.now()) page.dataset.arrival = '';
  } catch {
    // Storage can be blocked; fall back to the system's preference.
  }
  const [width, height, online, until] = banner.split(' ');
  if (until > Date.now() || !navigator.onLine) {
    // The window's own width may not be known yet while a page starts to load.
    const known = width + online === `${innerWidth}${navigator.onLine}`;
    page.style.setProperty('--banner', `${known ? height : BANNER_HEIGHT}px`);
  }
  if (kept) page.style.setProperty('--kept', `${KEPT_HEIGHT}px`);
  // A later step of the builder: the page's HTML holds the first one, which must not flash up.
  if (/[?&]step=[2-6]/.test(location.search)) page.dataset.laterStep = '';
  // Only for visits that start at the top. app/startup/show-below.ts lifts it, or the timeout if that
  // cannot load.
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    page.dataset.below = 'hidden';
    setTimeout(() => delete page.dataset.below, 10000);
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (!dark) return;
  page.classList.add('dark');
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = DARK_BAR;
  document.head.append(meta);
})();
