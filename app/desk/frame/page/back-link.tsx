import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { css } from '#styled/css';

/** Leads from a screen to the one it belongs to; stands above its head. */
export function BackLink({
  to,
  search,
  children,
}: Pick<LinkProps, 'to' | 'search'> & { children: string }) {
  return (
    <Link to={to} search={search} className={link}>
      <ArrowLeftIcon /> {children}
    </Link>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});
