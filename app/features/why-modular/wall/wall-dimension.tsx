import { wallStyles } from './wall-styles';

type Props = { from: number; to: number; y: number; label: string };

/** A measured length under the wall, with oblique ticks and its measure below. */
export function WallDimension({ from, to, y, label }: Props) {
  return (
    <g>
      <path className={wallStyles.thin} d={`M${from} ${y - 16}v24M${to} ${y - 16}v24`} />
      <path className={wallStyles.thin} d={`M${from - 8} ${y}H${to + 8}`} />
      <path
        className={wallStyles.cut}
        d={`M${from - 5} ${y + 5}l10 -10M${to - 5} ${y + 5}l10 -10`}
      />
      <text x={(from + to) / 2} y={y + 24} textAnchor="middle" className={wallStyles.number}>
        {label}
      </text>
    </g>
  );
}
