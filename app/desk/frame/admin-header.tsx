import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { logOut } from '#app/api/desk/auth';
import { Button } from '#app/ui/buttons/button';
import { LogoMark } from '#app/ui/marks/logo-mark';
import { toast } from '#app/ui/toasts/toast';
import { css, cx } from '#styled/css';
import { logo } from '#styled/recipes';
import { forgetKept } from './device/kept-days';
import { UnreadBadge } from './requests/unread-badge';

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

const SCREENS = [
  { to: '/admin/today', label: 'Today', unread: undefined },
  { to: '/admin/quotes', label: 'Quotes', unread: 'quotes' },
  { to: '/admin/board', label: 'Board', unread: undefined },
  { to: '/admin/visits', label: 'Visits', unread: undefined },
  { to: '/admin/money', label: 'Money', unread: undefined },
  { to: '/admin/enquiries', label: 'Enquiries', unread: 'enquiries' },
  { to: '/admin/pricing', label: 'Pricing', unread: undefined },
  { to: '/admin/gallery', label: 'Gallery', unread: undefined },
  { to: '/admin/words', label: 'Words', unread: undefined },
  { to: '/admin/people', label: 'People', unread: undefined },
] as const;

/** What the navigation calls a screen, and those behind it: "Quotes"; "Desk" for one that it does not lead to. */
export function screenName(path: string): string {
  const of = SCREENS.find(({ to }) => path === to || path.startsWith(`${to}/`));
  return of?.label ?? 'Desk';
}

/** Links to the admin screens; the current one is marked. */
function AdminNav() {
  return (
    <nav aria-label="Admin" className={nav}>
      {SCREENS.map(({ to, label, unread }) => (
        <Link key={to} to={to} className={link}>
          {label}
          {unread && <UnreadBadge of={unread} />}
        </Link>
      ))}
    </nav>
  );
}

/** The company's mark with the name of this area. */
export function AdminLogo() {
  return (
    <Link to="/admin/today" className={cx(logo(), smaller)}>
      <LogoMark />
      <span>Admin</span>
    </Link>
  );
}

/** Signs out and goes to the login. A screen with unsaved edits is asked first. */
function useLogOut() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await router.navigate({ to: '/admin/login' });
      if (router.state.location.pathname !== '/admin/login') return;
      await logOut();
      // Also removes other people's requests from this device and this browser's memory.
      await forgetKept();
      queryClient.clear();
    },
    onError: () =>
      toast({
        title: 'You are still signed in',
        description: 'The server could not be reached. Open the admin again to log out.',
        variant: 'destructive',
      }),
  });
  return { logOut: () => mutate(), busy: isPending };
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

const nav = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '3', md: '5' },
  minWidth: '0',
  lg: { flex: '1' },
  // On as many lines as it takes: what is scrolled out of sight is not found.
  '@media (max-width: 1023px)': { order: 3, width: '100%' },
});

const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  gap: '6px',
  fontSize: '0.9375rem',
  fontWeight: '500',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  color: 'textMuted',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-current]': { color: 'text' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '5px',
    height: '2px',
    background: 'mark',
  },
});

const smaller = css({ fontSize: '1.125rem', justifySelf: 'start' });
