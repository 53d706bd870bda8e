import { Skeleton } from '#app/ui/loading/skeleton';
import { ownName } from '#domain/design/draft/size-name';
import { formatInside, formatMeasures } from '#domain/room/geometry/format-size';
import type { ShellSize } from '#domain/room/options/configuration';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css } from '#styled/css';
import { ChoiceChip } from './choice-chip';
import { ChoiceSection } from './choice-section';

interface Props {
  /** Undefined while the price list is loading. */
  sizes: readonly ShellSize[] | undefined;
  /** An extension has more room in the same shell. */
  roomType: RoomTypeId | null;
  value: string | null;
  onChange: (id: string) => void;
}

/** One of the shells in the price list: the floor inside, and what it measures outside. */
export function SizeChoices({ sizes, roomType, value, onChange }: Props) {
  return (
    <ChoiceSection legend="Size">
      <div className={list} aria-busy={!sizes}>
        {sizes
          ? sizes.map((size) => (
              <ChoiceChip
                key={size.id}
                type="radio"
                name="estimate-size"
                value={size.id}
                checked={value === size.id}
                onChange={() => onChange(size.id)}
                title={formatInside(size, roomType)}
                note={[ownName(size), `${formatMeasures(size)} outside`].filter(Boolean).join(', ')}
              />
            ))
          : PLACES.map((place) => <Skeleton key={place} shape="block" className={empty} />)}
      </div>
    </ChoiceSection>
  );
}

/** The number of shells in a typical price list, so that nothing moves when it arrives. */
const PLACES = Array.from({ length: 13 }, (_, index) => index);

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2',
  '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '3' },
});

const empty = css({ height: '64px' });
