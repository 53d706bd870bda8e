import { useId } from 'react';
import { formatDayOfYear } from '#domain/text/dates';
import { css } from '#styled/css';
import { DAYS, dayOf, type DayName } from './use-sun-choice';

interface Props {
  chosenDay: DayName;
  onChoose: (day: DayName) => void;
}

/** Today, or one of the four days the year turns on. */
export function DayChoice({ chosenDay, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={root}>
      <legend className={css({ srOnly: true })}>Day</legend>
      {DAYS.map((day) => (
        <label key={day} className={label}>
          <input
            type="radio"
            name={name}
            checked={day === chosenDay}
            aria-label={day === 'today' ? 'Today' : formatDayOfYear(dayOf(day))}
            onChange={() => onChoose(day)}
            className={input}
          />
          <span aria-hidden="true">{day === 'today' ? 'Today' : day}</span>
        </label>
      ))}
    </fieldset>
  );
}

const root = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
});

const label = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  textStyle: 'small',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& + &': { borderLeft: '1px solid {colors.line}' },
  '&:has(:checked)': {
    background: 'accentSoft',
    boxShadow: 'inset 0 0 0 2px {colors.accent}',
    fontWeight: '560',
  },
  '&:has(:focus-visible)': {
    outline: '3px solid {colors.focus}',
    outlineOffset: '2px',
    zIndex: '1',
  },
});

const input = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  opacity: '0',
  cursor: 'pointer',
});
