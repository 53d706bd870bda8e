import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { AdminLogo } from './admin-logo';
import { AdminNav } from './admin-nav';
import { useLogOut } from './use-log-out';

/** The bar at the top of every admin screen except the login. */
export function AdminHeader({ themeToggle }: { themeToggle: ReactNode }) {
  const { logOut, busy } = useLogOut();
  return (
    <header className={bar}>
      <div className={row}>
        <AdminLogo />
        <AdminNav />
        <div className={end}>
          {themeToggle}
          <Button variant="line" size="dense" busy={busy} onClick={logOut}>
            Log out
          </Button>
        </div>
      </div>
    </header>
  );
}

const bar = css({
  zIndex: 'header',
  background: 'surface',
  borderBottom: '1px solid {colors.line}',
  lg: { position: 'sticky', top: '0' },
});

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  columnGap: { base: '20px', lg: '28px' },
  minHeight: '60px',
  paddingInline: 'margin',
  '@media (max-width: 1023px)': { paddingTop: '1' },
});

const end = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2',
  marginLeft: 'auto',
});
