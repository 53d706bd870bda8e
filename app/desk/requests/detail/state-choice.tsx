import { css } from '#styled/css';
import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';
import { STATE_WORDS } from '#app/desk/frame/requests/words';

interface Props {
  state: RequestState;
  onChange: (state: RequestState) => void;
}

/** Chooses one of the five states; saved at once. */
export function StateChoice({ state, onChange }: Props) {
  return (
    <fieldset className={group}>
      <legend className={hidden}>State</legend>
      {REQUEST_STATES.map((option) => (
        <label key={option} className={choice}>
          <input
            type="radio"
            name="state"
            className={input}
            checked={option === state}
            onChange={() => onChange(option)}
          />
          {STATE_WORDS[option]}
        </label>
      ))}
    </fieldset>
  );
}

const group = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  overflow: 'hidden',
});

const hidden = css({ srOnly: true });

const choice = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'dense',
  paddingInline: '3',
  fontWeight: '520',
  cursor: 'pointer',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  _hover: { background: 'surface' },
  '&:has(:checked)': {
    background: 'accentSoft',
    color: 'accentInk',
    boxShadow: 'inset 0 -3px 0 {colors.accent}',
  },
  '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
});

const input = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  opacity: '0',
  cursor: 'pointer',
});
