import { PLACE_NAMES, type PlaceId } from '#domain/scene/places/places';
import { css } from '#styled/css';

interface Props {
  places: readonly PlaceId[];
  shown: PlaceId;
  onGo: (place: PlaceId) => void;
}

/** Where one is in the room: the browser's own menu, which needs no more space than its words. */
export function PlaceMenu({ places, shown, onGo }: Props) {
  return (
    <select
      aria-label="Where you are"
      className={menu}
      value={shown}
      onChange={({ target }) => {
        const chosen = places.find((place) => place === target.value);
        if (chosen) onGo(chosen);
      }}
    >
      {places.map((place) => (
        <option key={place} value={place}>
          {PLACE_NAMES[place]}
        </option>
      ))}
    </select>
  );
}

const menu = css({
  position: 'absolute',
  top: { base: '0', lg: '20px' },
  left: { base: '0', lg: '20px' },
  height: '44px',
  paddingInline: '12px',
  border: 'none',
  background: 'canvas',
  color: 'text',
  textStyle: 'small',
  cursor: 'pointer',
  _folded: { display: 'none' },
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
});
