import { useId } from 'react';
import { sunWords } from '#app/content/page-words/sun-words';
import { monthName } from '#domain/text/dates';
import { formatHours } from '#domain/room/sun/sun-words';
import { css } from '#styled/css';

/** Height of the tallest bar, and the least hours it stands for. */
const [TALL, LEAST] = [56, 2];

/** Hours of sun a day on the desk, a bar for each month; in words above, as a table behind. */
export function YearChart({ months }: { months: readonly number[] }) {
  const id = useId();
  const full = Math.max(LEAST, ...months);
  return (
    <figure aria-labelledby={id} className={root}>
      <figcaption id={id}>
        <b className={css({ textStyle: 'label' })}>{sunWords.year}</b> {summary(months)}
      </figcaption>
      <svg viewBox="0 0 360 88" aria-hidden="true" className={chart}>
        {months.map((hours, month) => {
          const tall = (hours / full) * TALL;
          const x = month * 30;
          return (
            <g key={month}>
              <rect className={bar} x={x + 4} y={70 - tall} width="22" height={tall} />
              {hours >= 0.1 && (
                <text x={x + 15} y={66 - tall}>
                  {hours.toFixed(1).replace('.0', '')}
                </text>
              )}
              <text x={x + 15} y="84">
                {monthName(month).slice(0, 1)}
              </text>
            </g>
          );
        })}
        <path d="M0 70.5H360" className={css({ stroke: 'lineStrong' })} />
      </svg>
      <details>
        <summary className={more}>{sunWords.asTable}</summary>
        <table className={table}>
          <tbody>
            {months.map((hours, month) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{formatHours(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** "Most in June, 3.1 hours a day; least in December, none." */
function summary(months: readonly number[]): string {
  const [most, least] = [Math.max(...months), Math.min(...months)];
  if (most < 1 / 12) return sunWords.neverOnDesk;
  const named = (hours: number) => `${monthName(months.indexOf(hours))}, ${formatHours(hours)}`;
  return sunWords.mostAndLeast(named(most), named(least));
}

const root = css({ marginTop: '4', maxWidth: '30rem', textStyle: 'small' });

const chart = css({
  display: 'block',
  width: '100%',
  marginTop: '2',
  '& text': {
    fill: 'textMuted',
    fontFamily: 'text',
    fontSize: '12px',
    textAnchor: 'middle',
  },
});

const bar = css({ fill: 'oklch(0.84 0.15 85)', _highContrast: { fill: 'Highlight' } });

const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

const table = css({
  '& th': { fontWeight: '400', textAlign: 'left', paddingRight: '6' },
  '& td': { textAlign: 'right' },
});
