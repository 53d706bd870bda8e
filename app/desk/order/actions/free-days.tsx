import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { visitsQuery } from '#app/desk/frame/order/order-queries';
import { useNow } from '#app/desk/frame/use-now';
import { countyAt } from '#app/ui/coverage/check-coverage';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { freeTimes } from '#domain/order/visits/free-times';
import { ukTimeOf } from '#domain/order/visits/uk-time';
import type { VisitCounty } from '#domain/order/visits/visit-calendar';
import { dayInWords, timeInWords } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';

interface Props {
  found: { days: { day: string; starts: string[] }[]; county: VisitCounty } | undefined;
  isError: boolean;
  hasPlace: boolean;
  chosenStarts: readonly string[];
  /** No more can be chosen. */
  full?: boolean;
  onPress: (start: string) => void;
}

/** The starts that are free, by day, to be pressed. */
export function FreeDays({ found, isError, hasPlace, chosenStarts, full = false, onPress }: Props) {
  const now = useNow();
  if (found === undefined) {
    return <p>{isError ? 'The calendar could not be loaded.' : 'Loading the calendar'}</p>;
  }
  const { days, county } = found;
  return (
    <div className={box}>
      <p className={muted}>{wayWords(county, hasPlace)}</p>
      {days.length === 0 && <p>The calendar has no free time in the days ahead.</p>}
      <section className={scroller} aria-label="Free times">
        {days.map(({ day, starts }) => (
          <fieldset key={day} className={row}>
            <legend className={legend}>{dayInWords(day, now)}</legend>
            <div className={times}>
              {starts.map((start) => (
                <button
                  key={start}
                  type="button"
                  className={time}
                  aria-pressed={chosenStarts.includes(start)}
                  disabled={full && !chosenStarts.includes(start)}
                  onClick={() => onPress(start)}
                >
                  {timeInWords(ukTimeOf(start)?.time ?? '')}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </section>
    </div>
  );
}

function wayWords(county: VisitCounty, hasPlace: boolean): string {
  if (!hasPlace) {
    return 'We do not know the garden’s address yet, so these times leave room for the longest drive.';
  }
  return county === 'elsewhere'
    ? 'The garden is outside our counties: these times leave room for the longest drive.'
    : `These times leave room for the drive to ${county}.`;
}

/** The times that are free for a request's visit, by day; undefined until the calendar is known. */
export function useFreeDays(id: string, { follow }: DeskOrder) {
  const now = useNow();
  const { data, isError } = useQuery(visitsQuery);
  const postcode = follow.place?.postcode ?? '';
  const found = useMemo(() => {
    if (data === undefined) return undefined;
    const county: VisitCounty = countyAt(postcode) ?? 'elsewhere';
    // The visit that is to be moved stands in nobody's way.
    const taken = data.visits.filter(({ requestId }) => requestId !== id);
    const { calendar } = data;
    const days = freeTimes({ calendar, taken, county, now });
    return { days, county, minutes: calendar.visitMinutes };
  }, [data, postcode, id, now]);
  return { found, isError };
}

const box = css({ display: 'grid', gap: '2', minWidth: '0' });

const muted = css({ color: 'textMuted' });

const scroller = css({
  position: 'relative',
  maxHeight: '320px',
  overflowY: 'auto',
  borderBlock: '1px solid {colors.line}',
});

const row = css({ paddingBlock: '2', '& + &': { borderTop: '1px solid {colors.line}' } });

const legend = css({ float: 'left', width: 'full', fontWeight: '560', paddingBottom: '6px' });

const times = css({ display: 'flex', flexWrap: 'wrap', gap: '6px', clear: 'both' });

const time = css({
  minHeight: '36px',
  minWidth: '80px',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  paddingInline: '2',
  border: '1px solid {colors.line}',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { borderColor: 'text' },
  _disabled: { color: 'textMuted', background: 'sunken', cursor: 'not-allowed' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[aria-pressed=true]': {
    background: 'accentSoft',
    color: 'accentInk',
    fontWeight: '600',
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
  },
});
