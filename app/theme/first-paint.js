// Before the first paint: sets the theme, the stored choice, else the system's, and keeps a place open
// for the status strip. Kept in step with app/features/chrome/theme.ts and app/pwa/strip-place.ts.
// Inlined into every page, allowed by its hash.
(() => {
  const page = document.documentElement;
  let stored = null;
  let strip = '';
  let kept = '';
  try {
    stored = localStorage.getItem('theme');
    strip = localStorage.getItem('strip') || '';
    kept = localStorage.getItem('kept');
  } catch {
    // Storage can be forbidden; the system's preference stands.
  }
  const [width, height, online, until] = strip.split(' ');
  if (until > Date.now() || !navigator.onLine) {
    // The window's own width may not be known yet when a page begins.
    const known = width + online === `${innerWidth}${navigator.onLine}`;
    // One row of it is 49 px high.
    page.style.setProperty('--strip', `${known ? height : 49}px`);
  }
  // The builder says that it kept a design; see app/pwa/kept-place.ts.
  if (kept) page.style.setProperty('--kept', '74px');
  // A later step of the builder: its page holds the first one, which must not flash up before it.
  if (/[?&]step=[2-6]/.test(location.search)) page.dataset.laterStep = '';
  // A visit that starts at the top; app/show-below.ts lifts it, and the clock if that cannot be had.
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    page.dataset.below = 'hidden';
    setTimeout(() => delete page.dataset.below, 10000);
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (!dark) return;
  page.classList.add('dark');
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = '#1a1714';
  document.head.append(meta);
})();
