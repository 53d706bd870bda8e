import type { PlacedOpening } from '#domain/geometry/placed-opening';
import type { Room } from '#domain/geometry/room';
import { css } from '#styled/css';
import { sheetOf, toSheet } from './plan-sheet';
import { pointOn } from './wall-at';

interface Props {
  room: Room;
  /** Their current positions, including one being dragged. */
  openings: readonly PlacedOpening[];
}

/** The room from above with its openings, in centimetres; no measures, and a sheet of fixed size. */
export function OpeningsPlan({ room, openings }: Props) {
  const { width, height } = sheetOf(room);
  const t = room.wallThickness * 100;
  const corner = toSheet({ x: 0, y: room.depth }, room);
  const [x, y, w, d] = [corner.x, corner.y, room.width, room.depth].map((metres) => metres * 100);
  const house = room.walls.back.house;
  return (
    <svg viewBox={`0 0 ${width * 100} ${height * 100}`} className={drawing} aria-hidden="true">
      {house && <rect className={houseWall} x="0" y={0} width={width * 100} height={y} />}
      <path
        className={solid}
        fillRule="evenodd"
        d={`M${x} ${y}h${w}v${d}h-${w}z${inner(t, [x, y, w, d], house)}`}
      />
      {openings.map((opening) => (
        <g key={opening.id} transform={turned(opening, room)}>
          <rect className={gap} y={-1} width={opening.width * 100} height={t + 2} />
          <path className={fine} d={symbol(opening, t)} />
        </g>
      ))}
    </svg>
  );
}

function inner(t: number, box: readonly (number | undefined)[], house: boolean): string {
  const [x = 0, y = 0, w = 0, d = 0] = box;
  const top = house ? 0 : t;
  return `M${x + t} ${y + top}v${d - top - t}h${w - 2 * t}v${top + t - d}z`;
}

const TURNS = { front: 0, right: -90, back: 180, left: 90 } as const;

/** Transforms an opening's own axes (along its wall, then inwards up) to its wall's position. */
function turned({ wall, at }: PlacedOpening, room: Room): string {
  const { x, y } = toSheet(pointOn({ wall, along: at }, room), room);
  const t = room.wallThickness * 100;
  return `translate(${x * 100} ${y * 100}) rotate(${TURNS[wall]}) translate(0 ${-t})`;
}

/** Glass as lines, patio glass as two sliding panes, a door as its leaf and its swing. */
function symbol({ kind, width }: PlacedOpening, t: number): string {
  const w = width * 100;
  switch (kind) {
    case 'window':
      return `M0 0h${w}M0 ${t / 2}h${w}M0 ${t}h${w}`;
    case 'patio':
      return `M0 ${t * 0.34}h${w * 0.54}M${w * 0.46} ${t * 0.66}h${w * 0.54}`;
    case 'door':
      return `M0 0h${w}M0 ${t}v${w}A${w} ${w} 0 0 0 ${w} ${t}`;
  }
}

const drawing = css({ display: 'block', width: '100%' });
const solid = css({ fill: 'drawing' });
const houseWall = css({ fill: 'line' });
const gap = css({ fill: 'sunken' });
const fine = css({
  fill: 'none',
  stroke: 'drawing',
  strokeWidth: '1.4px',
  vectorEffect: 'non-scaling-stroke',
});
