import { css } from '#styled/css';
import { useUnread } from './use-unread';
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
