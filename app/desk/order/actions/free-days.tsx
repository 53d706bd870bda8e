import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { visitsQuery } from '#app/desk/frame/order/order-queries';
import { useNow } from '#app/desk/frame/use-now';
import { countyAt, districtIn } from '#app/ui/coverage/check-coverage';
import { SelectField } from '#app/ui/fields/select-field';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { freeTimes, type FreeDay } from '#domain/order/visits/free-times';
import { suggestedTimes, type Nearness } from '#domain/order/visits/suggested-times';
import { ukTimeOf } from '#domain/order/visits/uk-time';
import type { VisitCounty } from '#domain/order/visits/visit-calendar';
import { dayInWords, timeInWords } from '#domain/order/visits/visit-words';
import { css } from '#styled/css';

interface Props {
  found: ReturnType<typeof useFreeDays>['found'];
  isError: boolean;
  hasPlace: boolean;
  chosenStarts: readonly string[];
  /** No more can be chosen. */
  full?: boolean;
  onPress: (start: string) => void;
}

/** The starts that are free, to be pressed: those that suggest themselves, and behind them all others, day by day. */
export function FreeDays({ found, isError, hasPlace, ...pressing }: Props) {
  if (found === undefined) {
    return <p>{isError ? 'The calendar could not be loaded.' : 'Loading the calendar'}</p>;
  }
  const { days, suggested, county } = found;
  return (
    <div className={box}>
      <p className={muted}>{wayWords(county, hasPlace)}</p>
      {days.length === 0 && <p>The calendar has no free time in the days ahead.</p>}
      <section className={list} aria-label="Free times">
        {suggested.map((free) => (
          <DayTimes key={free.day} free={free} note={NEAR_WORDS[free.nearness]} {...pressing} />
        ))}
        {days.length > 0 && <AllTimes days={days} {...pressing} />}
      </section>
    </div>
  );
}

const NEAR_WORDS: Record<Nearness, string> = {
  district: 'a visit in the same postcode district',
  area: 'a visit in the same postcode area',
  far: 'a visit elsewhere',
  none: '',
};

type Pressing = Pick<Props, 'chosenStarts' | 'full' | 'onPress'>;

/** Every free time, of the day that is chosen. */
function AllTimes({ days, ...pressing }: Pressing & { days: readonly FreeDay[] }) {
  const now = useNow();
  const [day, choose] = useState<string>();
  const shown = days.find((free) => free.day === day) ?? days[0];
  const count = days.reduce((sum, { starts }) => sum + starts.length, 0);
  return (
    <details className={row}>
      <summary className={summary}>{`All ${count} times, by day`}</summary>
      <SelectField
        label="Which day"
        value={shown?.day}
        onChange={({ target }) => choose(target.value)}
      >
        {days.map((free) => (
          <option key={free.day} value={free.day}>
            {`${dayInWords(free.day, now)}, ${free.starts.length} free`}
          </option>
        ))}
      </SelectField>
      {shown && <DayTimes free={shown} {...pressing} />}
    </details>
  );
}

interface DayProps extends Pressing {
  free: FreeDay;
  /** What else is on that day; empty for nothing. */
  note?: string;
}

function DayTimes({ free, note = '', chosenStarts, full = false, onPress }: DayProps) {
  const now = useNow();
  return (
    <fieldset className={row}>
      <legend className={legend}>
        {dayInWords(free.day, now)}
        {note !== '' && <span className={muted}>, {note}</span>}
      </legend>
      <div className={times}>
        {free.starts.map((start) => (
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

/** The times that are free for a request's visit, and those to suggest; undefined until the calendar is known. */
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
    const visits = taken.map(({ start, postcode: place }) => ({
      start,
      district: districtIn(place),
    }));
    const suggested = suggestedTimes(days, visits, { district: districtIn(postcode) });
    return { days, suggested, county, minutes: calendar.visitMinutes };
  }, [data, postcode, id, now]);
  return { found, isError };
}

const box = css({ display: 'grid', gap: '2', minWidth: '0' });

const muted = css({ color: 'textMuted' });

const list = css({ borderBlock: '1px solid {colors.line}' });

const summary = css({
  display: 'list-item',
  width: 'fit-content',
  minHeight: 'target',
  paddingBlock: '10px',
  cursor: 'pointer',
  fontWeight: '520',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
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
