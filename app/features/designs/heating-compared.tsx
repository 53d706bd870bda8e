import { useYearSaid } from '#app/pwa/use-year-said';
import { useYearFacts } from '#app/room/year/use-year-facts';
import type { Draft } from '#domain/design/draft/draft';
import { heatingRow, yearOfRoom } from '#domain/design/estimate/usual-year';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { ComparedLine } from './compared-line';

interface Props {
  one: Draft;
  other: Draft;
  pricing: PricingConfiguration;
}

/** What each of two designs costs to heat in a usual year, in the same garden. */
export function HeatingCompared({ one, other, pricing }: Props) {
  const facts = useYearFacts();
  const said = useYearSaid();
  if (facts === null || facts === 'missing') return null;
  const wordsOf = (draft: Draft) => {
    const room = roomOf(draft, pricing);
    if (!room) return 'No size chosen';
    const { value, terms } = heatingRow(yearOfRoom({ ...draft, room }, facts, said).figures);
    return `${value}. ${terms}`;
  };
  const values = [wordsOf(one), wordsOf(other)] as const;
  return <ComparedLine row={{ term: 'Heating', values, differs: values[0] !== values[1] }} />;
}
