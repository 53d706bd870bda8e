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
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';

interface Props {
  shell: ShellMeasures;
  draft: Draft;
}

/** A request's room through a usual year of its type, in any direction: a homeowner's own week stays on their device. */
export function RequestYear({ shell, draft }: Props) {
  const facts = useYearFacts();
  const room = useMemo(() => {
    const { roomType, features } = draft;
    return { room: buildRoom(shell, draft), roomType, features };
  }, [shell, draft]);
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
  const year = yearOfRoom(room, facts, NOTHING_SAID);
  return (
    <section aria-label={yearWords.title} className={whole}>
      <YearAnswer {...year} />
      <HowWeKnow subject={room} year={year} energy={facts.energy} />
    </section>
  );
}

const whole = css({ width: 'full', maxWidth: '560px', minWidth: '0' });
