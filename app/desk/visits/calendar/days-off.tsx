import { LineList } from '#app/desk/frame/page/line-list';
import { LineInput } from '#app/desk/frame/line-input';
import { css } from '#styled/css';
import type { VisitCalendar } from '#domain/order/visits/visit-calendar';

interface Props {
  daysOff: VisitCalendar['daysOff'];
  errorOf: (index: number) => string | undefined;
  onChange: (daysOff: VisitCalendar['daysOff']) => void;
}

/** The company's own days off; bank holidays are known. */
export function DaysOff({ daysOff, errorOf, onChange }: Props) {
  return (
    <fieldset>
      <legend className={legend}>Days off</legend>
      <p className={muted}>Bank holidays are off by themselves.</p>
      <LineList
        lines={daysOff}
        name="days off"
        add="Add days off"
        blank={{ from: '', to: '', word: '' }}
        className={row}
        onChange={onChange}
      >
        {(one, number, change) => (
          <>
            <LineInput
              label={`Days off ${number}: first day`}
              type="date"
              value={one.from}
              error={errorOf(number - 1)}
              onText={(from) => change({ from, to: one.to === '' ? from : one.to })}
            />
            <LineInput
              label={`Days off ${number}: last day`}
              type="date"
              value={one.to}
              onText={(to) => change({ to })}
            />
            <LineInput
              label={`Days off ${number}: why`}
              placeholder="Why"
              maxLength={80}
              value={one.word}
              onText={(word) => change({ word })}
            />
          </>
        )}
      </LineList>
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const row = css({
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr)) 48px',
    md: '160px 160px minmax(0, 1fr) 48px',
  },
  '& > :nth-child(3)': { gridColumn: { base: 'span 2', md: 'auto' } },
});
