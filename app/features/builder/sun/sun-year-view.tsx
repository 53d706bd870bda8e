import { useMemo } from 'react';
import { sunWords } from '#app/content/page-words/sun-words';
import { openingName } from '#app/features/builder/openings/opening-words';
import type { Area } from '#domain/room/furniture/area';
import type { Room } from '#domain/room/geometry/room';
import { sunYear, yearOfSun } from '#domain/room/sun/sun-on-desk';
import { formatHours } from '#domain/room/sun/sun-words';
import { css } from '#styled/css';
import { useTown } from './use-sun-choice';
import { YearChart } from './year-chart';

interface Props {
  room: Room;
  /** Where the desk stands; null without one. */
  desk: Area | null;
  north: number;
}

/** Hours of sun on the desk month by month, and what each opening brings. */
export function SunYearView({ room, desk, north }: Props) {
  const town = useTown();
  const sun = useMemo(() => yearOfSun(town), [town]);
  const { months, openings } = useMemo(
    () => sunYear(room, desk, { sun, north }),
    [room, desk, sun, north],
  );
  const byId = new Map(room.openings.map((opening) => [opening.id, opening]));
  return (
    <>
      {desk && <YearChart months={months} />}
      <h2 className={heading}>{sunWords.brings}</h2>
      {openings.length === 0 && <p>{sunWords.noOpening}</p>}
      {openings.length > 0 && (
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{sunWords.opening}</th>
              <th scope="col">{sunWords.inRoom}</th>
              {desk && <th scope="col">{sunWords.deskColumn}</th>}
            </tr>
          </thead>
          <tbody>
            {openings.map(({ opening, inRoom, onDesk }) => {
              const placed = byId.get(opening);
              return (
                <tr key={opening}>
                  <th scope="row">{placed ? openingName(placed) : opening}</th>
                  <td>{formatHours(inRoom)}</td>
                  {desk && <td>{formatHours(onDesk)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}

const heading = css({ marginTop: '4', textStyle: 'label' });

const table = css({
  width: '100%',
  maxWidth: '30rem',
  textStyle: 'small',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: '6px',
    borderBottom: '1px solid {colors.line}',
    textAlign: 'right',
    fontWeight: '400',
  },
  '& th:first-child': { textAlign: 'left' },
  '& thead th': { textStyle: 'caption', color: 'textMuted' },
});
