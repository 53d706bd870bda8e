import { css } from '#styled/css';
import type { Counted } from '#domain/order/contracts/admin/today';
import { daysInWords, dayWords } from './today-words';

/** Requests per day as bars; read aloud as a sentence, and day by day in the table below it. */
export function DayChart({ days }: { days: readonly Counted[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={figure}>
      <figcaption className={caption}>{daysInWords(days)}</figcaption>
      <div className={bars} aria-hidden="true">
        {days.map(({ name, count }) => (
          <span
            key={name}
            className={bar}
            data-empty={count === 0 || undefined}
            style={{ height: `${(100 * count) / most}%` }}
            title={`${dayWords(name)}: ${count}`}
          />
        ))}
      </div>
      <div className={axis} aria-hidden="true">
        <span>{first && dayWords(first.name)}</span>
        <span>{last && dayWords(last.name)}</span>
      </div>
      <details className={details}>
        <summary>Day by day</summary>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Requests</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{dayWords(name)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const figure = css({ margin: '0' });

const caption = css({ marginBottom: '3' });

const bars = css({
  display: 'flex',
  alignItems: 'end',
  gap: '2px',
  height: '96px',
  borderBottom: '1px solid {colors.lineStrong}',
});

const bar = css({
  flex: '1',
  minHeight: '3px',
  background: 'mark',
  '&[data-empty]': { minHeight: '0' },
});

const axis = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '1',
  textStyle: 'caption',
  color: 'textMuted',
});

const details = css({
  marginTop: '2',
  '& summary': { paddingBlock: '3', cursor: 'pointer', textDecoration: 'underline' },
});

const table = css({
  width: 'full',
  '& th, & td': { textAlign: 'left', fontWeight: '400', paddingBlock: '1' },
  '& thead th': { color: 'textMuted' },
  '& td, & th:last-child': { textAlign: 'right' },
  '& tbody tr': { borderTop: '1px solid {colors.line}' },
  '& tbody th': { textAlign: 'left' },
});
