// Before the first paint: sets the theme, the stored choice, else the system's. Kept in step with
// app/features/chrome/theme.ts. Inlined into every page, allowed by its hash.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage can be forbidden; the system's preference stands.
  }
  // A later step of the builder: its page holds the first one, which must not flash up before it.
  if (/[?&]step=[2-6]/.test(location.search)) document.documentElement.dataset.laterStep = '';
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (!dark) return;
  document.documentElement.classList.add('dark');
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = '#1a1714';
  document.head.append(meta);
})();
