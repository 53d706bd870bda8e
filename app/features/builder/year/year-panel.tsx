import { useDeferredValue, useEffect, useMemo } from 'react';
import { yearWords } from '#app/content/page-words/year-words';
import { useFurniture } from '#app/features/builder/stage/pictures/use-furniture';
import { StagePanel } from '#app/features/builder/stage/stage-panel';
import type { StageRoom } from '#app/features/builder/stage/stage-room';
import { loadEnergy } from '#app/pwa/content/use-energy';
import { useNorth } from '#app/pwa/use-north';
import { useYearSaid } from '#app/pwa/use-year-said';
import { HowWeKnow } from '#app/room/year/how-we-know';
import { YearAnswer } from '#app/room/year/year-answer';
import { useYearFacts } from '#app/room/year/use-year-facts';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { Skeleton } from '#app/ui/loading/skeleton';
import { yearOfRoom } from '#domain/design/estimate/usual-year';
import { usualUse } from '#domain/room/energy/use';
import type { PieceKind } from '#domain/room/furniture/pieces';
import { deskIn } from '#domain/room/sun/sun-on-desk';
import { compassPoint } from '#domain/room/sun/compass';
import { css } from '#styled/css';
import { WeekFields } from './week-fields';
import { yearOpened } from './year-opened';

type Props = Pick<StageRoom, 'room' | 'draft'> & {
  pickedPieces: readonly PieceKind[] | null;
  onClose: () => void;
};

/** How warm, how light, what it costs to run: of the room on the stage, with what the company assumes of it. */
export function YearPanel({ onClose, ...design }: Props) {
  const facts = useYearFacts();
  useEffect(() => yearOpened.set(true), []);
  return (
    <StagePanel title={yearWords.title} closing={yearWords.close} onClose={onClose}>
      {facts === null && <Skeleton shape="block" className={waiting} />}
      {facts === 'missing' && (
        <div role="alert" className={missing}>
          <p>{yearWords.missing}</p>
          <Button variant="line" onClick={() => void loadEnergy()}>
            {yearWords.again}
          </Button>
        </div>
      )}
      {facts && facts !== 'missing' && <Answer {...design} facts={facts} />}
    </StagePanel>
  );
}

type AnswerProps = Omit<Props, 'onClose'> & {
  facts: Exclude<ReturnType<typeof useYearFacts>, 'missing' | null>;
};

function Answer({ room, draft: { roomType, features }, pickedPieces, facts }: AnswerProps) {
  const { pieces } = useFurniture(room, roomType, pickedPieces);
  const said = useYearSaid();
  const settled = useDeferredValue(said);
  const subject = useMemo(() => ({ room, roomType, features }), [room, roomType, features]);
  const year = useMemo(() => yearOfRoom(subject, facts, settled), [subject, facts, settled]);
  return (
    <div className={column}>
      <YearAnswer room={room} year={year} desk={deskIn(pieces)} />
      <Facing />
      <WeekFields use={said.use ?? usualUse(roomType)} own={said.use !== null} />
      <p className={goes}>{yearWords.goes}</p>
      <HowWeKnow subject={subject} year={year} energy={facts.energy} />
    </div>
  );
}

/** Bearings of the eight points. */
const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The way the front faces, which sun and peg-out sheet know too. */
function Facing() {
  const [north, say] = useNorth();
  const nearest = north === null ? '' : compassPoint(180 - north);
  return (
    <SelectField
      label={yearWords.faces}
      value={nearest}
      onChange={({ target }) => say(northOf(target.value))}
    >
      <option value="">{yearWords.notSaid}</option>
      {BEARINGS.map((bearing) => {
        const point = compassPoint(bearing);
        return (
          <option key={point} value={point}>
            {point.charAt(0).toUpperCase() + point.slice(1)}
          </option>
        );
      })}
    </SelectField>
  );
}

/** Degrees from the back wall to north while the front faces this way; null for no way. */
function northOf(point: string): number | null {
  const bearing = BEARINGS.find((each) => compassPoint(each) === point);
  return bearing === undefined ? null : (180 - bearing + 360) % 360;
}

const goes = css({ textStyle: 'caption', color: 'textMuted', marginBottom: '4' });

const column = css({ maxWidth: '30rem' });

/** As high as the answer is at first. */
const waiting = css({ height: '330px' });

const missing = css({ display: 'grid', justifyItems: 'start', gap: '4', paddingBlock: '4' });
