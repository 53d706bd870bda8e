import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { unreadQuery } from './inbox-queries';
import { formatCount } from './words';

/** The number of unread requests of one kind, shown beside its link; nothing when there are none. */
export function UnreadBadge({ of }: { of: 'quotes' | 'enquiries' }) {
  const count = useUnread()[of];
  if (count === 0) return null;
  return (
    <span className={badge}>
      {formatCount(count)}
      <span className={hidden}> unread</span>
    </span>
  );
}

const NONE = { quotes: 0, enquiries: 0 };

/** The number of unread requests; zero until known. */
function useUnread() {
  const { data: unread = NONE } = useQuery(unreadQuery);
  return unread;
}

const badge = css({
  minWidth: '18px',
  padding: '3px 5px',
  borderRadius: 'control',
  background: 'accent',
  color: 'accentText',
  forcedColorAdjust: 'none',
  fontSize: '0.75rem',
  lineHeight: '1',
  textAlign: 'center',
});

const hidden = css({ srOnly: true });
