import { useSyncExternalStore } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { MoonIcon } from '#app/ui/icons/sky/moon-icon';
import { SunIcon } from '#app/ui/icons/sky/sun-icon';
import { themeToggle } from '#styled/recipes';
import { isDark, onThemeChange, toggleTheme } from './theme';

/** Light or dark. The server does not know which, so the state is set after hydration. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(onThemeChange, isDark, () => undefined);
  return (
    <IconButton
      label="Dark theme"
      aria-pressed={dark}
      className={themeToggle()}
      onClick={toggleTheme}
    >
      <SunIcon />
      <MoonIcon />
    </IconButton>
  );
}
