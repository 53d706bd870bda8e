import { monthName } from '#domain/text/dates';
import { css } from '#styled/css';

/** What a month's bar stands for: its height from `low` to `high`, the same twice where it is one figure. */
interface MonthBar {
  low: number;
  high: number;
  /** Above the bar; none where there is no space or nothing to say. */
  label?: string | undefined;
}

interface Props {
  months: readonly MonthBar[];
  /** What the tallest bar stands for at least, so that little looks little. */
  least: number;
  /** The colour of the bars, a class with `fill`. */
  className: string;
}

/** Height of the tallest bar. */
const TALL = 56;

/** A bar for each month of a year. A picture only: whoever shows it says the same in words. */
export function MonthBars({ months, least, className }: Props) {
  const full = Math.max(least, ...months.map(({ high }) => high));
  const tall = (value: number) => (value / full) * TALL;
  return (
    <svg viewBox="0 0 360 88" aria-hidden="true" className={chart}>
      {months.map(({ low, high, label }, month) => {
        const x = month * 30;
        const across = { x: x + 4, width: '22' };
        return (
          <g key={month}>
            <rect className={className} {...across} y={70 - tall(low)} height={tall(low)} />
            {high > low && (
              <rect
                className={className}
                fillOpacity="0.45"
                {...across}
                y={70 - tall(high)}
                height={tall(high) - tall(low)}
              />
            )}
            {label && (
              <text {...labelAt(month)} y={66 - tall(high)}>
                {label}
              </text>
            )}
            <text x={x + 15} y="84" textAnchor="middle">
              {monthName(month).slice(0, 1)}
            </text>
          </g>
        );
      })}
      <path d="M0 70.5H360" className={css({ stroke: 'lineStrong' })} />
    </svg>
  );
}

/** The words above the first and the last bar may be wider than it. */
function labelAt(month: number) {
  if (month === 0) return { x: 4, textAnchor: 'start' } as const;
  if (month === 11) return { x: 356, textAnchor: 'end' } as const;
  return { x: month * 30 + 15, textAnchor: 'middle' } as const;
}

const chart = css({
  display: 'block',
  width: '100%',
  marginTop: '2',
  '& text': {
    fill: 'textMuted',
    fontFamily: 'text',
    fontSize: '12px',
  },
});
