import { around, bounds, withMargin } from './bounds';
import type { Type } from './plan/dimension';
import type { Box, Drawing, Shape, Sheet } from './shapes';

/** Ticks and gaps are given in pixels for 13 px text and scale with it. */
const UNITS = 13;
/** Margin around a drawing, in those units. */
const MARGIN = 6;
/**
 * Each round multiplies the error in scale by the text's share of the sheet: 8 rounds leave about a
 * thousandth.
 */
const ROUNDS = 8;

/**
 * Fits a drawing on its sheet: finds the largest scale at which it fits together with its measures, whose
 * text keeps its size on paper.
 *
 * @param body the drawing itself, in metres
 * @param measures the annotations around it at a scale
 */
export function fitToSheet(
  sheet: Sheet,
  body: readonly Shape[],
  measures: (type: Type) => readonly Shape[],
): Pick<Drawing, 'box' | 'scale' | 'shapes'> {
  const solid = bounds(body);
  const at = (scale: number) => {
    const type = typeAt(sheet, scale);
    const written = measures(type);
    const all = written.length > 0 ? around(solid, bounds(written)) : solid;
    return { box: withMargin(all, MARGIN * type.unit), scale, written };
  };
  let scale = sheet.scale ?? scaleOf(solid, sheet);
  const rounds = sheet.scale === undefined ? ROUNDS : 0;
  for (let round = 0; round < rounds; round += 1) scale = scaleOf(at(scale).box, sheet);
  const { box, written } = at(scale);
  return { box, scale, shapes: [...body, ...written] };
}

/** The text of a sheet at a scale, in metres of the drawing. */
export function typeAt(sheet: Sheet, scale: number): Type {
  const size = sheet.text / scale;
  return { size, unit: size / UNITS };
}

function scaleOf({ width, height }: Box, sheet: Sheet): number {
  return Math.min(sheet.width / width, sheet.height / height);
}
