import { Counter } from '#app/ui/fields/counter';
import { Toggle } from '#app/ui/fields/toggle';
import { LIMITS } from '#domain/design/draft/draft';
import { metres } from '#domain/room/drawing/plan/metres';
import { openingSize } from '#domain/room/geometry/openings/opening-sizes';
import type { Room } from '#domain/room/geometry/room';
import { pounds } from '#domain/text/money';
import { ControlRow } from '#app/features/builder/openings/control-row';
import { FitNote } from './fit-note';
import { OpeningList } from '#app/features/builder/openings/opening-list';
import type { StepView } from '#app/features/builder/builder-view';
import type { PricedStepProps } from './step-props';

const { windows, doors } = LIMITS;

interface Props extends PricedStepProps {
  room: Room | null;
  openings: StepView['openings'];
}

/** Step 3: counters for windows and doors, a switch for patio glass, and the positions of all. */
export function StepOpenings({ room, openings, ...props }: Props) {
  const { draft, dispatch, pricing } = props;
  const { standardWindow, entranceDoor, patioDoor } = pricing.fixedComponents;
  return (
    <div>
      <ControlRow
        id="windows-heading"
        title="Windows"
        hint={`${pounds(standardWindow)} each, up to ${windows.max}`}
      >
        <Counter
          unit="window"
          labelledBy="windows-heading"
          value={draft.windows}
          {...windows}
          onChange={(count) => dispatch({ type: 'setWindows', windows: count })}
        />
      </ControlRow>
      <ControlRow
        id="doors-heading"
        title="Doors"
        hint={`${pounds(entranceDoor)} each, ${doors.min} to ${doors.max}`}
      >
        <Counter
          unit="door"
          labelledBy="doors-heading"
          value={draft.doors}
          {...doors}
          onChange={(count) => dispatch({ type: 'setDoors', doors: count })}
        />
      </ControlRow>
      <ControlRow
        id="patio-heading"
        labelFor="patio-glass"
        title="Patio glass"
        hint={`${pounds(patioDoor)}, sliding${room ? `, ${metres(openingSize('patio', room.width).width)} wide` : ''}. A deck is extra.`}
      >
        <Toggle
          id="patio-glass"
          labelledBy="patio-heading"
          checked={draft.patioGlass}
          onChange={() => dispatch({ type: 'togglePatioGlass' })}
        />
      </ControlRow>
      <FitNote {...props} />
      {room && openings && <OpeningList room={room} {...openings} />}
    </div>
  );
}
