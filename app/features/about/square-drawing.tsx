import { cx } from '#styled/css';
import { drawing } from './drawing-styles';

/** A 200 mm set square on a room's plan, and the pencil. */
export function SquareDrawing() {
  return (
    <svg className={drawing.board} viewBox="30 40 360 240" aria-hidden="true">
      <path
        className={drawing.faint}
        d="M196 60h148v120H196zM204 68h132v104H204zM240 172h60v8h-60z"
      />
      <path className={drawing.faint} d="M240 180a60 60 0 0 1 60-60" strokeDasharray="5 4" />
      <path d="M70 230V70l160 160z" />
      <path d="M98 202V138l64 64z" />
      <path className={drawing.faint} d={ticks()} />
      <path d="M286 246l58-84 10 7-58 84-14 6zM286 246l10 7M340 168l10 7" />
      <path className={drawing.faint} d="M70 238v30M230 238v30M60 258h40M200 258h40" />
      <path d="M65 263l10-10M225 263l10-10" />
      <text
        className={cx(drawing.measure, drawing.narrowMeasure)}
        x="150"
        y="263"
        textAnchor="middle"
      >
        200 mm
      </text>
    </svg>
  );
}

/** One tick per centimetre along the lower edge. */
function ticks(): string {
  return Array.from(
    { length: 18 },
    (_, index) => `M${78 + index * 8} 230v-${index % 5 === 4 ? 9 : 5}`,
  ).join('');
}
