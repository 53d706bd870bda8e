import { Counter } from '#app/ui/fields/counter';
import { Toggle } from '#app/ui/fields/toggle';
import { offeredCounts } from '#domain/design/pricing/count-price';
import { metres } from '#domain/room/drawing/plan/metres';
import { openingSize } from '#domain/room/geometry/openings/opening-sizes';
import type { Room } from '#domain/room/geometry/room';
import { COUNTS, type Count, type CountId } from '#domain/room/options/counts';
import { pounds } from '#domain/text/money';
import { ControlRow } from '#app/features/builder/openings/control-row';
import { FitNote } from './fit-note';
import { OpeningList } from '#app/features/builder/openings/opening-list';
import type { StepView } from '#app/features/builder/builder-view';
import type { PricedStepProps } from './step-props';

interface Props extends PricedStepProps {
  room: Room | null;
  openings: StepView['openings'];
}

/** Step 3: counters for windows and doors, a switch for patio glass, and the positions of all. */
export function StepOpenings({ room, openings, ...props }: Props) {
  const { draft, dispatch, pricing } = props;
  return (
    <div>
      {offeredCounts(pricing).map(({ id, price }) => (
        <CountRow
          key={id}
          id={id}
          hint={pounds(price) + hintOf(COUNTS[id], room)}
          count={Number(draft[id])}
          onChange={(count) => dispatch({ type: 'setCount', id, count })}
        />
      ))}
      <FitNote {...props} />
      {room && openings && <OpeningList room={room} {...openings} />}
    </div>
  );
}

interface CountRowProps {
  id: CountId;
  hint: string;
  count: number;
  onChange: (count: number) => void;
}

/** A counter, or a switch for what a room has one or none of. */
function CountRow({ id, hint, count, onChange }: CountRowProps) {
  const { label, noun, min, max, line } = COUNTS[id];
  const heading = `${line}-heading`;
  return (
    <ControlRow id={heading} title={label} hint={hint} {...(noun ? {} : { labelFor: line })}>
      {noun ? (
        <Counter
          unit={noun}
          labelledBy={heading}
          value={count}
          min={min}
          max={max}
          onChange={onChange}
        />
      ) : (
        <Toggle
          id={line}
          labelledBy={heading}
          checked={count > 0}
          onChange={(checked) => onChange(Number(checked))}
        />
      )}
    </ControlRow>
  );
}

/** " each, up to 10", after the price. */
function hintOf({ hint, min, max }: Count, room: Room | null): string {
  if (!hint) return ` each, ${min === 0 ? `up to ${max}` : `${min} to ${max}`}`;
  return hint.words(room && metres(openingSize(hint.opening, room.width).width));
}
