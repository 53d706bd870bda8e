import { memo, useId } from 'react';
import type { Drawing } from '#domain/room/drawing/shapes';
import { cx } from '#styled/css';
import { drawing as recipe } from '#styled/recipes';
import { drawingGroups, type DrawingPart } from './drawing-parts';

interface Props {
  drawing: Drawing;
  className?: string | undefined;
  /** Hide it from screen readers, because adjacent text says the same. */
  decorative?: boolean;
  /** The sheet's unit on paper: prints the picture at the size it was drawn. */
  unit?: 'mm';
}

/** Renders a drawing as SVG, as large as its sheet allows; stroke widths stay the same at any size. */
export const DrawingPicture = memo(function DrawingPicture({
  drawing,
  className,
  decorative,
  unit,
}: Props) {
  const id = useId();
  const styles = recipe();
  const width = Math.round(drawing.box.width * drawing.scale * 10) / 10;
  const height = Math.round(drawing.box.height * drawing.scale * 10) / 10;
  const named = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-labelledby': `${id}t ${id}d` };
  return (
    <svg
      className={cx(styles.root, className)}
      viewBox={`0 0 ${width} ${height}`}
      {...(unit && { width: `${width}${unit}`, height: `${height}${unit}` })}
      data-cladding={drawing.finishes.cladding}
      data-roofing={drawing.finishes.roofing}
      {...named}
    >
      {!decorative && <title id={`${id}t`}>{drawing.title}</title>}
      {!decorative && <desc id={`${id}d`}>{drawing.description}</desc>}
      {drawingGroups(drawing).map(({ opening, parts }, index) => (
        <g key={opening ?? index} data-opening={opening}>
          {parts.map((part, at) => (
            <PartOf key={at} part={part} />
          ))}
        </g>
      ))}
    </svg>
  );
});

function PartOf({ part }: { part: DrawingPart }) {
  const className = recipe()[part.role];
  if ('d' in part) return <path className={className} fillRule="evenodd" d={part.d} />;
  return (
    <text
      className={className}
      transform={part.transform}
      fontSize={part.size}
      textAnchor={part.anchor}
    >
      {part.text}
    </text>
  );
}
