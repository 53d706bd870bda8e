import { css } from '#styled/css';

/** A bar of this part of the whole, from 0 to 1; the number stands beside it in words. */
export function Bar({ part }: { part: number }) {
  return (
    <span className={track} aria-hidden="true">
      {part > 0 && <span className={bar} style={{ width: `${100 * part}%` }} />}
    </span>
  );
}

const track = css({ display: 'block', height: '6px', background: 'line' });

const bar = css({ display: 'block', height: '100%', minWidth: '3px', background: 'mark' });
