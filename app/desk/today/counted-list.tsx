import { useId } from 'react';
import type { Counted } from '#domain/order/contracts/admin/today';
import { css } from '#styled/css';

/** What is not among the most frequent goes into one line. */
const MOST = 6;

interface Props {
  title: string;
  counted: readonly Counted[];
  nameOf: (id: string) => string;
}

/** Counts as bars, each with its number. */
export function CountedList({ title, counted, nameOf }: Props) {
  const id = useId();
  const rest = counted.slice(MOST).reduce((sum, { count }) => sum + count, 0);
  const shown = counted.slice(0, MOST).map(({ name, count }) => ({ name: nameOf(name), count }));
  const rows = rest > 0 ? [...shown, { name: 'Others', count: rest }] : shown;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading}>
        {title}
      </h3>
      {rows.length === 0 && <p className={muted}>Nothing yet</p>}
      <ul>
        {rows.map(({ name, count }) => (
          <li key={name} className={row}>
            <span>{name}</span>
            <span>{count}</span>
            <span className={wide}>
              <Bar part={count / most} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar of this part of the whole, from 0 to 1; the number stands beside it in words. */
export function Bar({ part }: { part: number }) {
  return (
    <span className={track} aria-hidden="true">
      {part > 0 && <span className={bar} style={{ width: `${100 * part}%` }} />}
    </span>
  );
}

const heading = css({ fontWeight: '600', marginBottom: '2' });

const muted = css({ color: 'textMuted' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '3',
  rowGap: '1',
  paddingBlock: '2',
});

const wide = css({ gridColumn: '1 / -1' });

const track = css({ display: 'block', height: '6px', background: 'line' });

const bar = css({ display: 'block', height: '100%', minWidth: '3px', background: 'mark' });
