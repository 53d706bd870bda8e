import { Link } from '@tanstack/react-router';
import { ArrowLeftIcon } from '#app/ui/icons/arrows/arrow-left-icon';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { css, cx } from '#styled/css';
import { iconButton } from '#styled/recipes';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { dayInWords } from '#domain/order/visits/visit-words';
import { useNow } from '#app/desk/frame/use-now';
import { dayAfter, weekOf } from './visit-days';

interface Props extends Pick<DeskVisits, 'visits' | 'builds'> {
  day: string;
}

/** The week of the day that is shown, with how many visits each day has, and whether a room is built on it. */
export function Week({ day, ...booked }: Props) {
  const now = useNow();
  return (
    <nav aria-label="Week" className={row}>
      <Link
        to="/admin/visits"
        search={{ day: dayAfter(day, -7) }}
        className={cx(iconButton({ lined: true }), arrow)}
        aria-label="The week before"
      >
        <ArrowLeftIcon />
      </Link>
      <ol className={days}>
        {weekOf(day, booked).map((one) => (
          <li key={one.day}>
            <Link
              to="/admin/visits"
              search={{ day: one.day }}
              className={item}
              aria-current={one.day === day ? 'date' : 'false'}
              aria-label={`${dayInWords(one.day, now)}: ${inWords(one)}`}
            >
              <span className={weekday}>{dayInWords(one.day, now).slice(0, 3)}</span>
              <span className={number}>{Number(one.day.slice(8))}</span>
              <span className={count} data-some={one.count > 0 || undefined}>
                {one.count === 0 ? '–' : one.count}
              </span>
              {one.builds > 0 && <span className={build}>build</span>}
            </Link>
          </li>
        ))}
      </ol>
      <Link
        to="/admin/visits"
        search={{ day: dayAfter(day, 7) }}
        className={cx(iconButton({ lined: true }), arrow)}
        aria-label="The week after"
      >
        <ArrowRightIcon />
      </Link>
    </nav>
  );
}

/** "2 visits, 1 build" */
function inWords({ count, builds }: { count: number; builds: number }): string {
  const visits = count === 1 ? '1 visit' : `${count} visits`;
  if (builds === 0) return visits;
  return `${visits}, ${builds === 1 ? '1 build' : `${builds} builds`}`;
}

const row = css({ display: 'flex', alignItems: 'stretch', gap: '2' });

const arrow = css({
  height: 'auto',
  '@media (max-width: 767px)': { width: '32px' },
});

const days = css({
  flex: '1',
  minWidth: '0',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderBlock: '1px solid {colors.line}',
});

const item = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  paddingBlock: '2',
  borderBottom: '3px solid {colors.canvas}',
  _hover: { background: 'surface' },
  _focusVisible: { outlineOffset: '-3px' },
  // The router says “page” of a link whose address is the present one.
  '&:is([aria-current=date], [aria-current=page])': {
    background: 'accentSoft',
    borderBottomColor: 'accent',
  },
});

const weekday = css({ color: 'textMuted', fontSize: '0.8125rem' });

const number = css({ fontSize: '1.125rem', fontWeight: '560' });

const build = css({ fontSize: '0.8125rem', color: 'textMuted' });

const count = css({
  color: 'textMuted',
  fontSize: '0.8125rem',
  '&[data-some]': { color: 'accentInk', fontWeight: '650' },
});
