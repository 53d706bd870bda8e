import { useYearSaid } from '#app/pwa/use-year-said';
import { heatingRow, NOTHING_SAID, yearOfRoom } from '#domain/design/estimate/usual-year';
import type { YearSubject } from '#domain/room/energy/year';
import { css } from '#styled/css';
import { useYearFacts } from './use-year-facts';

interface Props {
  design: YearSubject;
  own: boolean;
}

/** "About £90 to £120 a year", and what that rests on. */
export function HeatingWords({ design, own }: Props) {
  const facts = useYearFacts();
  const said = useYearSaid();
  if (facts === null) return null;
  if (facts === 'missing') return <>Not on this device yet</>;
  const { value, terms } = heatingRow(yearOfRoom(design, facts, own ? said : NOTHING_SAID).figures);
  return (
    <>
      {value}{' '}
      <span className={css({ display: 'block', textStyle: 'caption', color: 'textMuted' })}>
        {terms}
      </span>
    </>
  );
}
