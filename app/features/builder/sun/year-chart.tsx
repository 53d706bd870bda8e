import { useId } from 'react';
import { sunWords } from '#app/content/page-words/sun-words';
import { MonthBars } from '#app/room/year/month-bars';
import { monthName } from '#domain/text/dates';
import { formatHours } from '#domain/room/sun/sun-words';
import { css } from '#styled/css';

/** The least hours that the tallest bar stands for. */
const LEAST = 2;

/** Hours of sun a day on the desk, a bar for each month; in words above, as a table behind. */
export function YearChart({ months }: { months: readonly number[] }) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className={root}>
      <figcaption id={id}>
        <b className={css({ textStyle: 'label' })}>{sunWords.year}</b> {summary(months)}
      </figcaption>
      <MonthBars
        months={months.map((hours) => ({ low: hours, high: hours, label: labelOf(hours) }))}
        least={LEAST}
        className={bar}
      />
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

/** "3.1"; nothing below a few minutes. */
function labelOf(hours: number): string | undefined {
  return hours >= 0.1 ? hours.toFixed(1).replace('.0', '') : undefined;
}

/** "Most in June, 3.1 hours a day; least in December, none." */
function summary(months: readonly number[]): string {
  const [most, least] = [Math.max(...months), Math.min(...months)];
  if (most < 1 / 12) return sunWords.neverOnDesk;
  const named = (hours: number) => `${monthName(months.indexOf(hours))}, ${formatHours(hours)}`;
  return sunWords.mostAndLeast(named(most), named(least));
}

const root = css({ marginTop: '4', maxWidth: '30rem', textStyle: 'small' });

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
