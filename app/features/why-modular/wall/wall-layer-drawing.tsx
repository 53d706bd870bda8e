import type { DrawnLayer } from './drawn-layers';
import { wallStyles } from './wall-styles';

type Props = { layer: DrawnLayer; height: number; patterns: string };

const HATCH: Record<string, string> = {
  cladding: 'grain',
  'outer-board': 'flakes',
  pir: 'mesh',
  'inner-board': 'flakes',
  plasterboard: 'dots',
};

const FOILS = new Set(['breather-membrane', 'vapour-barrier']);

/** One layer in the style of building drawings; foils are broken lines, air is left empty. */
export function WallLayerDrawing({ layer, height, patterns }: Props) {
  const { id, x, width } = layer;
  if (FOILS.has(id)) {
    return <path className={wallStyles.foil} d={`M${x + width / 2} 0V${height}`} />;
  }
  const hatch = HATCH[id];
  return (
    <g>
      {hatch && <rect x={x} width={width} height={height} fill={`url(#${patterns}-${hatch})`} />}
      {id === 'cladding' && <path className={wallStyles.cut} d={joints(x, width, height)} />}
      {id === 'service-void' && <path className={wallStyles.cut} d={socket(x, width, height)} />}
      <path className={wallStyles.cut} d={`M${x} 0V${height}M${x + width} 0V${height}`} />
    </g>
  );
}

/** The boards run across, each lapped over the one below. */
function joints(x: number, width: number, height: number): string {
  const boards = Math.floor(height / 64);
  return Array.from({ length: boards }, (_, index) => `M${x} ${(index + 1) * 64}h${width}`).join(
    '',
  );
}

/** A cable running down inside the void to a socket box. */
function socket(x: number, width: number, height: number): string {
  const top = Math.round(height * 0.58);
  const box = width * 0.72;
  const left = x + width - box;
  return `M${x + width / 2} 0V${top}M${left} ${top}H${x + width}v${box * 1.6}H${left}z`;
}
