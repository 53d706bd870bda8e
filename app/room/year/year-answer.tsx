import { WithFigures } from '#app/ui/prices/with-figures';
import { useId } from 'react';
import { yearWords } from '#app/content/page-words/year-words';
import type { UsualYear } from '#domain/design/estimate/usual-year';
import type { Range } from '#domain/room/energy/year';
import {
  costWords,
  dayCostWords,
  facingWords,
  heatingWords,
  lightWords,
  ONLY_AN_ESTIMATE,
  summerWords,
} from '#domain/room/energy/year-words';
import type { Area } from '#domain/room/furniture/area';
import type { Room } from '#domain/room/geometry/room';
import { deskSunWords } from '#domain/room/sun/sun-words';
import { monthName } from '#domain/text/dates';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';
import { MonthBars } from './month-bars';
import { useDeskSun } from './use-desk-sun';

/** Pence that the tallest bar stands for at least. */
const LEAST = 1000;

interface Props {
  room: Room;
  year: UsualYear;
  /** Where the light is told of; null in a room without one. */
  desk: Area | null;
}

/** The whole answer in plain words: what heating costs, when, how hot, how light. */
export function YearAnswer({ room, year: { range, figures }, desk }: Props) {
  const sun = useDeskSun(room, desk, figures.north);
  const id = useId();
  const { months, high } = range;
  const cost = costWords(range.costPence);
  const costs = high.months.map(({ costPence, days }) => costPence / days);
  const coldest = costs.indexOf(Math.max(...costs));
  const isRange = months.some((month) => wholePounds(month).low !== wholePounds(month).high);
  return (
    <div className={root}>
      <p>
        <b className={headline}>{capital(cost)}</b>{' '}
        <span className={muted}>
          {yearWords.toHeat(heatingWords(figures.heating), facingWords(figures.north))}
        </span>
      </p>
      <figure aria-labelledby={id}>
        <MonthBars
          months={months.map((month, at) => ({
            ...month,
            label: at === coldest ? monthWords(month) : undefined,
          }))}
          least={LEAST}
          className={bar}
        />
        <figcaption id={id} className={caption}>
          {yearWords.months}
          {isRange && `; ${yearWords.byFacing}`}
        </figcaption>
        <ul className={css({ srOnly: true })}>
          {months.map((month, at) => (
            <li key={at}>
              <WithFigures text={`${monthName(at)}: ${monthWords(month)}`} />
            </li>
          ))}
        </ul>
      </figure>
      <dl className={facts}>
        <dt>{yearWords.coldest}</dt>
        <dd>
          <WithFigures text={`${monthName(coldest)}, ${dayCostWords(range.coldestDayPence)}`} />
        </dd>
        <dt>{yearWords.summer}</dt>
        <dd>
          <WithFigures text={summerWords(range)} />
        </dd>
        <dt>{desk ? yearWords.light : yearWords.lightOfRoom}</dt>
        <dd className={desk ? lines : undefined}>
          {lightWords(range.daylightFactor)}
          {sun && `. ${deskSunWords(sun)}`}
        </dd>
      </dl>
      <p className={small}>{ONLY_AN_ESTIMATE}</p>
    </div>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "£21–£26", "£21", "under £1": in whole pounds. */
function monthWords(month: Range): string {
  const { low, high } = wholePounds(month);
  if (high === 0) return month.high < 1 ? 'none' : 'under £1';
  return low === high ? pounds(high) : `${pounds(low)}–${pounds(high)}`;
}

function wholePounds({ low, high }: Range): Range {
  return { low: Math.round(low / 100), high: Math.round(high / 100) };
}

const root = css({ fontVariantNumeric: 'tabular-nums lining-nums' });

const headline = css({ display: 'block', textStyle: 'price' });

const muted = css({ display: 'block', textStyle: 'small', lineHeight: '1.35', color: 'textMuted' });

const small = css({ textStyle: 'caption', color: 'textMuted', marginBottom: '4' });

const bar = css({ fill: 'price', _highContrast: { fill: 'Highlight' } });

const caption = css({ textStyle: 'caption', color: 'textMuted' });

/** As high as the words on the sun make it, which come a moment later. */
const lines = css({
  minHeight: { base: 'calc(5lh + 15px)', sm: 'calc(3lh + 15px)' },
  '@media print': { minHeight: '0' },
});

const facts = css({
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr)',
  marginTop: '2',
  marginBottom: '3',
  textStyle: 'small',
  '& dt': { color: 'textMuted' },
  '& dt, & dd': { paddingBlock: '7px', borderTop: '1px solid {colors.line}' },
});
