import { visitInWords } from '#domain/order/visits/visit-words';
import type { FollowView } from '#domain/order/contracts/follow';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

interface Props {
  legend: string;
  times: FollowView['offered'];
  now: Date;
  chosenStart: string | undefined;
  fault: string | undefined;
  onChoose: (start: string) => void;
}

/** Times for our visit, of which one is chosen. */
export function TimeCards({ legend, times, now, chosenStart, fault, onChoose }: Props) {
  return (
    <fieldset aria-describedby={fault && 'time-fault'}>
      <legend className={css({ srOnly: true })}>{legend}</legend>
      <div className={grid}>
        {times.map((time) => {
          const [day, hours] = visitInWords(time, now).split(', ');
          return (
            <label key={time.start} className={card}>
              <input
                type="radio"
                name="time"
                value={time.start}
                checked={time.start === chosenStart}
                onChange={() => onChoose(time.start)}
                className={css({ srOnly: true })}
              />
              <span className={css({ textStyle: 'label' })}>{day}</span>
              <span className={css({ color: 'textMuted' })}>{hours}</span>
            </label>
          );
        })}
      </div>
      {fault && (
        <p id="time-fault" className={field().error}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
});

const card = css({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  minHeight: '72px',
  alignContent: 'center',
  paddingInline: '5',
  paddingBlock: '3',
  background: 'surface',
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  cursor: 'pointer',
  touchAction: 'manipulation',
  _hover: { borderColor: 'text' },
  '&:has(:checked)': {
    background: 'accentSoft',
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
  },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});
