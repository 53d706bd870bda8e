import { useYearSaid } from '#app/pwa/use-year-said';
import { useYearFacts } from '#app/room/year/use-year-facts';
import type { Draft } from '#domain/design/draft/draft';
import { heatingRow, yearOfRoom } from '#domain/design/estimate/usual-year';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css } from '#styled/css';
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
  const rowOf = (draft: Draft) => {
    const room = roomOf(draft, pricing);
    if (!room) return { value: 'No size chosen', terms: '' };
    return heatingRow(yearOfRoom({ ...draft, room }, facts, said).figures);
  };
  const [first, second] = [rowOf(one), rowOf(other)];
  const values = [<Heating key="one" {...first} />, <Heating key="other" {...second} />] as const;
  return <ComparedLine row={{ term: 'Heating', values, differs: first.value !== second.value }} />;
}

function Heating({ value, terms }: ReturnType<typeof heatingRow>) {
  return (
    <>
      {value} <span className={small}>{terms}</span>
    </>
  );
}

const small = css({
  display: 'block',
  textStyle: 'caption',
  fontWeight: '400',
  color: 'textMuted',
});
