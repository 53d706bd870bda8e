import type { Point } from '#domain/room/drawing/shapes';
import { cameraOf, parametersOf, STEPS, type SureCamera } from './camera-from-pegs';
import { viewThrough } from './photo-camera';

/** A distance on the ground in metres, and between which two it is, nineteen times in twenty. */
export interface Measured {
  readonly metres: number;
  readonly least: number;
  readonly most: number;
}

/**
 * As it is told and used: to the tenth of a metre, the two ends rounded away from each other, so that what is told holds no less often.
 */
export function inTenths({ metres, least, most }: Measured): Measured {
  return {
    metres: Math.round(metres * 10) / 10,
    least: Math.floor(least * 10) / 10,
    most: Math.ceil(most * 10) / 10,
  };
}

/** Beyond this, a third of the distance, nothing is told. */
const UNSURE = 0.35;

/** Standard deviations that hold nineteen times in twenty. */
const SURE = 2;

/**
 * How far apart two pixels of the ground are, with what the pegs, the lens and the two marks themselves leave open.
 *
 * @returns `sky` where a mark is at the horizon or above it, `unsure` where nothing useful can be told
 */
export function measure(
  { camera, covariance, beside }: SureCamera,
  from: Point,
  to: Point,
): Measured | 'sky' | 'unsure' {
  const parameters = parametersOf(camera);
  /** The logarithm: errors far away are shares of the distance. */
  const distance = (by: readonly number[], marks: readonly [Point, Point]) => {
    const { onGround } = viewThrough(cameraOf(by, camera));
    const [one, other] = [onGround(marks[0]), onGround(marks[1])];
    if (one === null || other === null) return Number.NaN;
    return Math.log(Math.hypot(one[0] - other[0], one[1] - other[1]));
  };
  const found = distance(parameters, [from, to]);
  if (Number.isNaN(found)) return 'sky';
  if (found === Number.NEGATIVE_INFINITY) return 'unsure';
  const slopes = STEPS.map((step, n) => {
    const moved = (by: number) =>
      distance(
        parameters.map((value, m) => (m === n ? value + by : value)),
        [from, to],
      );
    return (moved(step) - moved(-step)) / (2 * step);
  });
  const byCamera = slopes.reduce(
    (sum, one, n) =>
      sum + slopes.reduce((row, other, m) => row + one * other * (covariance[n]?.[m] ?? 0), 0),
    0,
  );
  const byMarks = MOVES.reduce((sum, [x, y, mark]) => {
    const moved = (by: number) => {
      const beyond = ([a, b]: Point, n: number): Point =>
        n === mark ? [a + by * x, b + by * y] : [a, b];
      return distance(parameters, [beyond(from, 0), beyond(to, 1)]);
    };
    return sum + (((moved(PIXEL) - moved(-PIXEL)) / (2 * PIXEL)) * beside) ** 2;
  }, 0);
  const deviation = Math.sqrt(byCamera + byMarks);
  if (!(deviation <= UNSURE)) return 'unsure';
  return {
    metres: Math.exp(found),
    least: Math.exp(found - SURE * deviation),
    most: Math.exp(found + SURE * deviation),
  };
}

/** For derivatives: each mark sideways, and up and down. */
const MOVES = [
  [1, 0, 0],
  [0, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
] as const;
const PIXEL = 0.01;
