import { useMemo } from 'react';
import { yearWords } from '#app/content/page-words/year-words';
import { loadEnergy } from '#app/pwa/content/use-energy';
import { HowWeKnow } from '#app/room/year/how-we-know';
import { useYearFacts } from '#app/room/year/use-year-facts';
import { YearAnswer } from '#app/room/year/year-answer';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import type { Draft } from '#domain/design/draft/draft';
import { NOTHING_SAID, yearOfRoom } from '#domain/design/estimate/usual-year';
import type { YearSaid } from '#domain/room/energy/use';
import { facingWords, weekWords } from '#domain/room/energy/year-words';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { deskIn } from '#domain/room/sun/sun-on-desk';
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';

interface Props {
  shell: ShellMeasures;
  draft: Draft;
  /** What its homeowner has said of direction and week. */
  said: YearSaid | undefined;
}

/** A request's room through a usual year, the way it faces and as it is used by its homeowner's word, if there is any. */
export function RequestYear({ shell, draft, said = NOTHING_SAID }: Props) {
  const facts = useYearFacts();
  const room = useMemo(() => {
    const { roomType, features } = draft;
    return { room: buildRoom(shell, draft), roomType, features };
  }, [shell, draft]);
  // As the homeowner's stage has it before they furnish it themselves, which stays on their device.
  const desk = useMemo(
    () => deskIn(furnish(room.room, suggestedFor(room.roomType, room.room)).pieces),
    [room],
  );
  if (facts === null) return null;
  if (facts === 'missing')
    return (
      <div role="alert">
        <p>{yearWords.missing}</p>
        <Button variant="line" size="dense" onClick={() => void loadEnergy()}>
          {yearWords.again}
        </Button>
      </div>
    );
  const year = yearOfRoom(room, facts, said);
  return (
    <section aria-label={yearWords.title} className={whole}>
      <p className={word}>{saidWords(said)}</p>
      <YearAnswer room={room.room} year={year} desk={desk} />
      <HowWeKnow subject={room} year={year} energy={facts.energy} />
    </section>
  );
}

/** What of it is the homeowner's word, and what is not. */
function saidWords({ north, use }: YearSaid): string {
  if (north === null && use === null)
    return 'The homeowner has said neither which way it faces nor when it is in use: any direction, and a usual week of its type.';
  const facing = north === null ? '' : facingWords(north);
  const week = use && `in use ${weekWords(use)}`;
  const rest =
    north === null
      ? ' The direction is not known.'
      : use
        ? ''
        : ' The week is a usual one of its type.';
  return `The homeowner has said: ${[facing, week].filter(Boolean).join('; ')}.${rest}`;
}

const word = css({ textStyle: 'small', marginBottom: '3' });

const whole = css({ width: 'full', maxWidth: '560px', minWidth: '0' });
