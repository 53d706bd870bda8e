import { around, bounds, withMargin } from './bounds';
import type { Type } from './plan/dimension';
import type { Box, Drawing, Shape, Sheet } from './shapes';

/** Ticks and gaps are given in pixels for type of 13: they grow and shrink with it. */
const UNITS = 13;
/** Kept free around a drawing, in such units. */
const MARGIN = 6;
/** Each round brings the scale nearer by the share of the sheet that is type: 8 leave a part in a thousand. */
const ROUNDS = 8;

/**
 * Puts a drawing on its sheet: the largest scale at which what is drawn fits together with its
 * measures, whose type keeps its size on paper.
 *
 * @param body what is drawn, in metres
 * @param measures what is written around it at a scale
 */
export function fitToSheet(
  sheet: Sheet,
  body: readonly Shape[],
  measures: (type: Type) => readonly Shape[],
): Pick<Drawing, 'box' | 'scale' | 'shapes'> {
  const solid = bounds(body);
  const at = (scale: number) => {
    const size = sheet.text / scale;
    const unit = size / UNITS;
    const written = measures({ size, unit });
    const all = written.length > 0 ? around(solid, bounds(written)) : solid;
    return { box: withMargin(all, MARGIN * unit), scale, written };
  };
  let scale = sheet.scale ?? scaleOf(solid, sheet);
  const rounds = sheet.scale === undefined ? ROUNDS : 0;
  for (let round = 0; round < rounds; round += 1) scale = scaleOf(at(scale).box, sheet);
  const { box, written } = at(scale);
  return { box, scale, shapes: [...body, ...written] };
}

function scaleOf({ width, height }: Box, sheet: Sheet): number {
  return Math.min(sheet.width / width, sheet.height / height);
}
