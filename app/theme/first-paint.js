// Sets the theme before the first paint: the stored choice, else the system's. Kept in step with
// app/features/chrome/theme.ts. Inlined into every page, allowed by its hash.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage can be forbidden; the system's preference stands.
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  if (!dark) return;
  document.documentElement.classList.add('dark');
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = '#1a1714';
  document.head.append(meta);
})();
