import { useEffect, useState } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { MenuIcon } from '#app/ui/icons/menu-icon';
import { SITE_MENU_ID } from './site-menu-id';

/** Opens the small-screen menu natively, with or without JavaScript. */
export function MenuButton({ className }: { className?: string }) {
  // Unknown before hydration, when the browser's own popover state applies.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const menu = document.getElementById(SITE_MENU_ID);
    if (!menu) return;
    const follow = () => setOpen(menu.matches(':popover-open'));
    follow();
    menu.addEventListener('toggle', follow);
    return () => menu.removeEventListener('toggle', follow);
  }, []);
  return (
    <IconButton
      label="Menu"
      className={className}
      aria-expanded={open}
      aria-controls={SITE_MENU_ID}
      popoverTarget={SITE_MENU_ID}
    >
      <MenuIcon />
      <CloseIcon />
    </IconButton>
  );
}
