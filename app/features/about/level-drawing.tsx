import { cx } from '#styled/css';
import { drawing } from './drawing-styles';

/** A 1.2 m spirit level, a third of a millimetre to the pixel, with its bubble centred. */
export function LevelDrawing() {
  return (
    <svg className={drawing.board} viewBox="20 44 520 176" aria-hidden="true">
      <path d="M80 132h400v40H80zM80 140h400M80 164h400" />
      <path className={drawing.faint} d="M88 140v24M472 140v24" />
      <rect x="250" y="142" width="60" height="20" rx="10" />
      <path className={drawing.faint} d="M270 142v20M290 142v20" />
      <rect x="271" y="146" width="18" height="12" rx="6" />
      <circle cx="130" cy="152" r="11" />
      <path className={drawing.faint} d="M126 141v22M134 141v22" />
      <circle cx="430" cy="152" r="11" />
      <path className={drawing.faint} d="M419 148h22M419 156h22" />
      <rect x="176" y="145" width="44" height="14" rx="7" />
      <rect x="340" y="145" width="44" height="14" rx="7" />
      <path d="M28 172h504" />
      <path className={drawing.faint} d={hatch()} />
      <path className={drawing.faint} d="M80 124V84M480 124V84M70 92h158M332 92h158" />
      <path d="M75 97l10-10M475 97l10-10" />
      <text className={cx(drawing.measure, drawing.wideMeasure)} x="280" y="96" textAnchor="middle">
        1,200 mm
      </text>
    </svg>
  );
}

/** Hatched ground under the line it rests on. */
function hatch(): string {
  return Array.from({ length: 20 }, (_, index) => `M${36 + index * 25} 190l12-18`).join('');
}
