import { DARK_BAR, LIGHT_BAR, THEME_KEY } from '#app/startup/first-paint-values';

const listeners = new Set<() => void>();

/** Whether the page is dark now; startup/first-paint.js set the class before the first paint. */
export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Switches the theme and stores the choice on this device (specification §4). */
export function toggleTheme(): void {
  const dark = !isDark();
  apply(dark);
  try {
    localStorage.setItem(THEME_KEY, dark ? 'dark' : 'light');
  } catch {
    // Storage can be blocked: the choice then lasts as long as the page.
  }
}

/** Calls `listener` on every change; follows the system while no choice is stored. */
export function onThemeChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (storedTheme() === null) apply(system.matches);
  };
  listeners.add(listener);
  system.addEventListener('change', follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
  };
}

function apply(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', dark ? DARK_BAR : LIGHT_BAR);
  for (const listener of listeners) listener();
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    // Blocked storage counts as no choice made.
    return null;
  }
}
