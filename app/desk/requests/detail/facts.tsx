import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The known details of a request, under hairlines. Empty values are omitted. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== '' && value !== null)
        .map(([term, value]) => (
          <div key={term} className={row}>
            <dt className={muted}>{term}</dt>
            <dd className={text}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '3',
  paddingBlock: '9px',
  borderBottom: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const text = css({ overflowWrap: 'anywhere' });
