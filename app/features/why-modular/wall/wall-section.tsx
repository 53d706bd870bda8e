import { insulation } from '#app/content/why-modular/insulation';
import { WALL_THICKNESS, wallLayers } from '#app/content/why-modular/wall-layers';
import { drawnLayers } from './drawn-layers';
import { wallStyles } from './wall-styles';
import { WallDimension } from './wall-dimension';
import { WallLayerDrawing } from './wall-layer-drawing';
import { WallPatterns } from './wall-patterns';

type Props = {
  /** Keeps its pattern ids apart from those of the other drawing on the page. */
  id: string;
  /** Pixels per millimetre. */
  scale: number;
  /** How much of the wall's height is shown, in pixels. */
  height: number;
  /** Space left and right of the wall for the labels saying which side is which. */
  side: number;
  className?: string;
};

const ABOVE = 76;
const BELOW = 56;

/** A section through the wall from the rain to the paint, to scale; the numbers match the list. */
export function WallSection({ id, scale, height, side, className }: Props) {
  const layers = drawnLayers(wallLayers, scale);
  const thick = WALL_THICKNESS * scale;
  const pir = layers.find((layer) => layer.id === 'pir');
  const { drawing } = insulation;
  return (
    <svg
      className={className}
      viewBox={`${-side} ${-ABOVE} ${Math.round(thick + 2 * side)} ${height + ABOVE + BELOW}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG is an image by its role only
      role="img"
      aria-label={drawing.alternative}
    >
      <WallPatterns id={id} scale={scale} />
      <text x={-side} y={-ABOVE + 14} className={wallStyles.side}>
        {drawing.outside}
      </text>
      <text x={thick + side} y={-ABOVE + 14} textAnchor="end" className={wallStyles.side}>
        {drawing.inside}
      </text>
      {layers.map((layer) => (
        <WallLayerDrawing key={layer.id} layer={layer} height={height} patterns={id} />
      ))}
      {layers.map(({ number, x, width }) => (
        <g key={number}>
          <path
            className={wallStyles.thin}
            d={`M${x + width / 2} ${number % 2 ? -26 : -8}V${width < 4 ? 0 : 10}`}
          />
          <text
            x={x + width / 2}
            y={number % 2 ? -32 : -14}
            textAnchor="middle"
            className={wallStyles.number}
          >
            {number}
          </text>
        </g>
      ))}
      <path className={wallStyles.thin} d={breakLine(thick, 0)} />
      <path className={wallStyles.thin} d={breakLine(thick, height)} />
      {pir && (
        <WallDimension
          from={pir.x}
          to={pir.x + pir.width}
          y={height + 24}
          label={drawing.measure}
        />
      )}
    </svg>
  );
}

/** A break line, showing that the wall continues beyond the drawing: a zigzag across the layers. */
function breakLine(thick: number, y: number): string {
  const middle = thick * 0.5;
  return `M-14 ${y}H${middle - 14}l6 -11 12 22 6 -11H${thick + 14}`;
}
