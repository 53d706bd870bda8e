import { wallStyles } from './wall-styles';

/** The hatches of a building drawing: grain, flakes, crossed lines for rigid insulation, dots. */
export function WallPatterns({ id, scale }: { id: string; scale: number }) {
  const mesh = 15 * scale;
  return (
    <defs>
      <pattern id={`${id}-grain`} width={21 * scale} height="70" patternUnits="userSpaceOnUse">
        <path
          className={wallStyles.grain}
          d={`M${4 * scale} 0c5 24-4 46 0 70M${10 * scale} 0c-4 22 6 46 0 70M${16 * scale} 0c3 24-4 46 0 70`}
        />
      </pattern>
      <pattern id={`${id}-flakes`} width="14" height="22" patternUnits="userSpaceOnUse">
        <path className={wallStyles.grain} d="M2 3l6 3M9 9l-5 4M3 17l7 2M11 15l2-5M10 2l3 3" />
      </pattern>
      <pattern id={`${id}-mesh`} width={mesh} height={mesh} patternUnits="userSpaceOnUse">
        <path className={wallStyles.grain} d={`M0 0L${mesh} ${mesh}M${mesh} 0L0 ${mesh}`} />
      </pattern>
      <pattern id={`${id}-dots`} width="10" height="12" patternUnits="userSpaceOnUse">
        <circle className={wallStyles.dot} cx="3" cy="3" r="1" />
        <circle className={wallStyles.dot} cx="8" cy="9" r="1" />
      </pattern>
    </defs>
  );
}
