// Before the first paint: sets the theme, the stored choice, else the system's, and keeps places open for
// the status banner and for the builder's word that it kept a design. Inlined into every page, allowed by
// its hash. The names in capitals are those of first-paint-values.ts.
/* global DARK_BAR, KEPT_HEIGHT, KEPT_KEY, BANNER_HEIGHT, BANNER_KEY, THEME_KEY */
(() => {
  const page = document.documentElement;
  let stored = null;
  let banner = '';
  let kept = '';
  try {
    stored = localStorage.getItem(THEME_KEY);
    banner = localStorage.getItem(BANNER_KEY) || '';
    kept = localStorage.getItem(KEPT_KEY);
  } catch {
    // Storage can be forbidden; the system's preference stands.
  }
  const [width, height, online, until] = banner.split(' ');
  if (until > Date.now() || !navigator.onLine) {
    // The window's own width may not be known yet when a page begins.
    const known = width + online === `${innerWidth}${navigator.onLine}`;
    page.style.setProperty('--banner', `${known ? height : BANNER_HEIGHT}px`);
  }
  if (kept) page.style.setProperty('--kept', `${KEPT_HEIGHT}px`);
  // A later step of the builder: its page holds the first one, which must not flash up before it.
  if (/[?&]step=[2-6]/.test(location.search)) page.dataset.laterStep = '';
  // A visit that starts at the top; app/startup/show-below.ts lifts it, and the clock if that cannot be had.
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
