import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { css } from '#styled/css';
import { formatPlace, openingName, WALL_NAMES } from './opening-words';
import type { Moving } from './use-moving';

/** A press of a button moves this far. Metres. */
const STEP = 0.1;

interface Props {
  room: Room;
  moving: Moving;
  /** Turns the picture to a wall. */
  lookAt: (wall: WallSide) => void;
}

/** Every opening with its position, so that each can be chosen and moved without dragging. */
export function OpeningList({ room, moving, lookAt }: Props) {
  const { openings, selected } = moving;
  return (
    <section aria-labelledby="position-heading" className={root}>
      <h2 id="position-heading" className={css({ textStyle: 'subheading' })}>
        Position
      </h2>
      <ul>
        {openings.map((opening) => (
          <li key={opening.id}>
            <button
              type="button"
              className={row}
              aria-pressed={opening.id === selected?.id}
              onClick={() => {
                moving.select(opening.id);
                lookAt(opening.wall);
              }}
            >
              <span className={name}>{openingName(opening)}</span>
              <span className={place}>{formatPlace(opening)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={css({ srOnly: true })}>
        {moving.announcement}
      </p>
      {selected && (
        <div className={controls}>
          <SelectField
            label="Stands in"
            value={selected.wall}
            onChange={({ target }) => {
              const wall = WALL_SIDES.find((side) => side === target.value);
              if (!wall) return;
              moving.toWall(selected, wall);
              lookAt(wall);
            }}
          >
            {WALL_SIDES.filter((side) => !room.walls[side].house).map((side) => (
              <option key={side} value={side}>
                {WALL_NAMES[side]}
              </option>
            ))}
          </SelectField>
          <Button variant="line" size="compact" onClick={() => moving.along(selected, -STEP)}>
            10&nbsp;cm left
          </Button>
          <Button variant="line" size="compact" onClick={() => moving.along(selected, STEP)}>
            10&nbsp;cm right
          </Button>
        </div>
      )}
      <div className={controls}>
        <Button
          variant="line"
          size="compact"
          disabled={!moving.undo}
          onClick={() => moving.undo?.()}
        >
          Undo
        </Button>
        <Button
          variant="line"
          size="compact"
          disabled={!moving.placeForMe}
          onClick={() => moving.placeForMe?.()}
        >
          Place for me
        </Button>
      </div>
      <p className={note}>
        Left and right are as you stand outside, facing the wall. We agree exact positions with you
        at the site visit.
      </p>
    </section>
  );
}

const root = css({ display: 'grid', gap: '3', marginTop: '6' });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '4',
  width: '100%',
  minHeight: 'target',
  padding: '8px 12px',
  borderTop: '1px solid {colors.line}',
  textStyle: 'small',
  textAlign: 'left',
  _hover: { background: 'sunken' },
  '&[aria-pressed=true]': {
    background: 'accentSoft',
    boxShadow: 'inset 3px 0 0 {colors.accent}',
  },
});

const name = css({ fontWeight: '560' });

const place = css({ color: 'textMuted', fontVariantNumeric: 'tabular-nums' });

const controls = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  '& button': { minHeight: 'target' },
  '& > :first-child:nth-last-child(3)': { gridColumn: '1 / -1' },
});

const note = css({ textStyle: 'caption', color: 'textMuted' });
