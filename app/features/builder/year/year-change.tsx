import { useMemo, useState } from 'react';
import { useYearSaid } from '#app/pwa/use-year-said';
import { useYearFacts } from '#app/room/year/use-year-facts';
import type { BuilderView } from '#app/features/builder/builder-view';
import { yearOfRoom } from '#domain/design/estimate/usual-year';
import { changeInPounds, type YearSubject } from '#domain/room/energy/year';
import { WithFigures } from '#app/ui/prices/with-figures';
import { changeWords } from '#domain/room/energy/year-words';
import { roomOf } from '#domain/room/geometry/room-of';
import { priceBar } from '#styled/recipes';

type Props = Pick<BuilderView, 'draft' | 'pricing' | 'step'>;

/** What the last choice on this step changed in a year's heating: "About £12 a year less to heat". */
export function YearChange({ draft: { draft }, pricing: { pricing }, step }: Props) {
  const facts = useYearFacts();
  const said = useYearSaid();
  const design = useMemo((): YearSubject | null => {
    const room = pricing && roomOf(draft, pricing);
    return room && { room, roomType: draft.roomType, features: draft.features };
  }, [draft, pricing]);
  const [seen, setSeen] = useState<{ design: YearSubject | null; step: number; words: string }>({
    design,
    step,
    words: '',
  });
  if (facts === null || facts === 'missing') return null;
  if (seen.design !== design || seen.step !== step) {
    const yearOf = (each: YearSubject) => yearOfRoom(each, facts, said).range;
    const change =
      seen.design && design && seen.step === step
        ? changeInPounds(yearOf(seen.design), yearOf(design))
        : null;
    setSeen({ design, step, words: change ? changeWords(change) : '' });
  }
  return (
    <p aria-live="polite" className={priceBar().note}>
      <WithFigures text={seen.words.charAt(0).toUpperCase() + seen.words.slice(1)} />
    </p>
  );
}
