import { PLACE_NAMES, type PlaceId } from '#domain/room/scene/places/places';
import { corner } from './corner';

interface Props {
  places: readonly PlaceId[];
  shownPlace: PlaceId;
  onGo: (place: PlaceId) => void;
}

/** Where one is in the room: the browser's own menu, which needs no more space than its words. */
export function PlaceMenu({ places, shownPlace, onGo }: Props) {
  return (
    <select
      aria-label="Where you are"
      className={corner}
      value={shownPlace}
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
