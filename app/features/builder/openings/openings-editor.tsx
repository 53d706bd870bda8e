import { useId } from 'react';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { WALL_SIDES } from '#domain/geometry/walls';
import { css } from '#styled/css';
import { OpeningHandle } from './opening-handle';
import { openingName, WALL_NAMES } from './opening-words';
import { OpeningsPlan } from './openings-plan';
import { sheetOf } from './plan-sheet';
import { useMoving } from './use-moving';

export type OpeningsEditorProps = Parameters<typeof useMoving>[0];

const STEP = 0.1;

/** A plan for moving doors and windows, with lists and buttons that do the same. */
export function OpeningsEditor(props: OpeningsEditorProps) {
  const { room } = props;
  const moving = useMoving(props);
  const { openings, selected, said } = moving;
  const hint = useId();
  const sheet = sheetOf(room);
  return (
    <div className={root}>
      <p id={hint} className={words}>
        Drag one, or choose it and use the arrow keys; F, R, B and L take it to another wall. Left
        and right are as you stand outside, facing the wall.
      </p>
      <div className={board} style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}>
        <OpeningsPlan room={room} openings={openings} />
        {openings.map((opening) => (
          <OpeningHandle
            key={opening.id}
            opening={opening}
            room={room}
            moving={moving}
            describedBy={hint}
          />
        ))}
      </div>
      <p aria-live="polite" className={status}>
        {said}
      </p>
      {selected && (
        <div className={lists}>
          <SelectField
            label="Door or window"
            value={selected.id}
            onChange={({ target }) => moving.select(target.value)}
          >
            {openings.map((opening) => (
              <option key={opening.id} value={opening.id}>
                {openingName(opening)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Stands in"
            value={selected.wall}
            onChange={({ target }) => {
              const wall = WALL_SIDES.find((side) => side === target.value);
              if (wall) moving.toWall(selected, wall);
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
      )}
    </div>
  );
}

const root = css({ display: 'grid', gap: '4', paddingBottom: '5' });
const words = css({ textStyle: 'small', color: 'textMuted', maxWidth: '62ch' });
const board = css({
  position: 'relative',
  width: '100%',
  maxWidth: '560px',
  background: 'sunken',
  userSelect: 'none',
});
const status = css({ textStyle: 'label', minHeight: '1.5em' });
const lists = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  maxWidth: '560px',
  '& button': { minHeight: 'target' },
});
