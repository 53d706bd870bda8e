import { Link } from '@tanstack/react-router';
import { UnreadBadge } from '#app/desk/frame/requests/unread-badge';
import { css } from '#styled/css';

const SCREENS = [
  { to: '/admin/today', label: 'Today', unread: undefined },
  { to: '/admin/quotes', label: 'Quotes', unread: 'quotes' },
  { to: '/admin/board', label: 'Board', unread: undefined },
  { to: '/admin/visits', label: 'Visits', unread: undefined },
  { to: '/admin/enquiries', label: 'Enquiries', unread: 'enquiries' },
  { to: '/admin/pricing', label: 'Pricing', unread: undefined },
  { to: '/admin/gallery', label: 'Gallery', unread: undefined },
  { to: '/admin/words', label: 'Words', unread: undefined },
  { to: '/admin/people', label: 'People', unread: undefined },
] as const;

/** Links to the admin screens; the current one is marked. */
export function AdminNav() {
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
