import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { homographyOf, type Homography } from './homography';
import { fit, inverse } from './least-squares';
import { pegFault, type PegFault, type Pegs } from './peg-fault';
import { focalOf, viewThrough, type PhotoCamera, type PhotoSize } from './photo-camera';

/** How far a peg is set beside its corner, one time in three: 3 pixels of a picture 2,048 wide. */
const BESIDE = 3 / 2048;

/** How far the focal length that a photograph names is off, one time in three: it is in whole millimetres. */
const NAMED_FOCAL = 0.02;

/** What phones and compact cameras have, millimetres as on 35 mm; a photograph that names none is between. */
const [SHORTEST, LONGEST] = [18, 90];

/** The heights from which somebody photographs a garden: kneeling, to leaning out upstairs. Metres. */
const [LOWEST, HIGHEST] = [0.4, 7];

/** Residuals beyond which the pegs are not those of this base, in standard deviations. */
const UNFIT = 6;

/** A camera with how sure it is. */
export interface SureCamera {
  readonly camera: PhotoCamera;
  /** Of `parametersOf` the camera, in their order. */
  readonly covariance: readonly (readonly number[])[];
  /** Pixels by which a mark of a person is off, one time in three. */
  readonly beside: number;
}

/** What is known of the base, of its photograph, and of the lens. */
export interface PeggedPhoto {
  readonly shell: ShellMeasures;
  readonly pegs: Pegs;
  readonly photo: PhotoSize;
  /** Millimetres as on 35 mm, from the photograph; null where it names none. */
  readonly focal: number | null;
}

/** The corners of a base on the ground in the order of its pegs: the front from its left, then the back. Metres. */
export function baseCorners({ width, depth }: ShellMeasures): readonly Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
}

/**
 * The camera that took a photograph in which the four corners of a base were marked: from the homography of the
 * ground (Zhang 2000; Hartley and Zisserman, chapter 8), then by least squares over the camera itself.
 *
 * @returns why there is none, where the pegs cannot be those of this base
 */
export function cameraFromPegs(pegged: PeggedPhoto): SureCamera | PegFault {
  const { shell, pegs, photo, focal } = pegged;
  const fault = pegFault(pegs, photo);
  if (fault !== null) return fault;
  const corners = baseCorners(shell);
  const scale = Math.max(photo.width, photo.height);
  const beside = BESIDE * scale;
  const residuals = residualsFor(pegged, corners, beside);
  const fits = beginnings(pegged, corners).flatMap((camera) => {
    const found = fit(residuals, parametersOf(camera), STEPS);
    return found === null ? [] : [found];
  });
  const best = fits.toSorted((one, other) => one.cost - other.cost)[0];
  if (best === undefined || best.cost > UNFIT ** 2) return 'unfit';
  const camera = cameraOf(best.parameters, photo);
  if (Math.abs(camera.pitch) > 1.2 || Math.abs(camera.roll) > 0.8) return 'unfit';
  if (focal !== null) {
    const covariance = inverse(best.normal);
    return covariance === null ? 'line' : { camera, covariance, beside };
  }
  // Whatever the pegs leave open, the lens is one that there is.
  const spread = Math.log(LONGEST / SHORTEST) / Math.sqrt(12);
  const covariance = inverse(
    best.normal.map((row, n) =>
      row.map((value, m) => (n === FOCAL && m === FOCAL ? value + 1 / spread ** 2 : value)),
    ),
  );
  return covariance === null ? 'line' : { camera, covariance, beside };
}

const FOCAL = 6;

/** A camera as numbers that vary freely: angles, place, and the logarithms of the eye's height and of the focal length. */
export function parametersOf({ turned, pitch, roll, at, focal }: PhotoCamera): number[] {
  return [turned, pitch, roll, at[0], at[1], Math.log(at[2]), Math.log(focal)];
}

/** For derivatives. */
export const STEPS: readonly number[] = [1e-6, 1e-6, 1e-6, 1e-5, 1e-5, 1e-6, 1e-6];

/** The camera of such numbers. */
export function cameraOf(parameters: readonly number[], { width, height }: PhotoSize): PhotoCamera {
  const [turned = 0, pitch = 0, roll = 0, across = 0, behind = 0, eye = 0, focal = 0] = parameters;
  const at: Place = [across, behind, Math.exp(eye)];
  return { turned, pitch, roll, at, focal: Math.exp(focal), width, height };
}

function residualsFor(
  { pegs, photo, focal }: PeggedPhoto,
  corners: readonly Point[],
  beside: number,
): (parameters: readonly number[]) => number[] | null {
  return (parameters) => {
    const camera = cameraOf(parameters, photo);
    const { project } = viewThrough(camera);
    const seen = corners.map(([across, behind]) => project([across, behind, 0]));
    if (seen.includes(null)) return null;
    const off = seen.flatMap((point, n) =>
      [0, 1].map((axis) => ((point?.[axis] ?? 0) - (pegs[n]?.[axis] ?? 0)) / beside),
    );
    const lens =
      focal === null
        ? outside(camera.focal, focalOf(SHORTEST, photo), focalOf(LONGEST, photo))
        : Math.log(camera.focal / focalOf(focal, photo)) / NAMED_FOCAL;
    return [...off, lens, outside(camera.at[2], LOWEST, HIGHEST)];
  };
}

/** How far a value is outside what is possible, tenths of it; 0 inside. */
function outside(value: number, least: number, most: number): number {
  if (value < least) return Math.log(value / least) / 0.1;
  return value > most ? Math.log(value / most) / 0.1 : 0;
}

/** Cameras near the one that is looked for. */
function beginnings({ pegs, photo, focal }: PeggedPhoto, corners: readonly Point[]): PhotoCamera[] {
  // In halves of the picture, so that all numbers are of one size.
  const half = Math.max(photo.width, photo.height) / 2;
  const pairs = corners.map((corner, n) => {
    const [x = 0, y = 0] = pegs[n] ?? [];
    return [corner, [(x - photo.width / 2) / half, (y - photo.height / 2) / half]] as const;
  });
  const homography = homographyOf(pairs);
  if (homography === null) return [];
  const [short, long] = [SHORTEST, LONGEST].map((lens) => focalOf(lens, photo) / half);
  const lenses =
    focal === null
      ? [26, 45, 70].map((lens) => focalOf(lens, photo) / half)
      : [focalOf(focal, photo) / half];
  const own = focalIn(homography);
  if (focal === null && own !== null && short !== undefined && long !== undefined)
    lenses.push(Math.min(long, Math.max(short, own)));
  return lenses.flatMap((lens) => {
    const camera = poseIn(homography, lens, photo);
    return camera === null ? [] : [{ ...camera, focal: lens * half }];
  });
}

/** The focal length by the two constraints on a homography (Zhang 2000, equations 3 and 4); null where it has none. */
function focalIn([a, b, , d, e, , g, h]: Homography): number | null {
  const [cross, difference] = [a * b + d * e, a * a + d * d - b * b - e * e];
  const weight = cross ** 2 + difference ** 2;
  const inverseSquare = -(cross * g * h + difference * (g * g - h * h)) / weight;
  return inverseSquare > 0 ? 1 / Math.sqrt(inverseSquare) : null;
}

/** Where the camera stands and looks, by the homography of the ground and its focal length. */
function poseIn(
  [a, b, c, d, e, f, g, h, i]: Homography,
  focal: number,
  photo: PhotoSize,
): PhotoCamera | null {
  // Columns of the camera's rotation, in its own axes: right, down, forward.
  const across: Place = [a / focal, d / focal, g];
  const behind: Place = [b / focal, e / focal, h];
  const away: Place = [c / focal, f / focal, i];
  const size = (length(across) + length(behind)) / 2;
  if (!(size > 0) || length(behind) === 0) return null;
  const first = scaled(across, 1 / length(across));
  const second = unit(less(behind, scaled(first, dot(first, behind))));
  if (second === null) return null;
  const up = crossOf(first, second);
  const to = scaled(away, 1 / size);
  const at: Place = [-dot(first, to), -dot(second, to), -dot(up, to)];
  // The camera's axes in the room's: a row of the rotation each.
  const forward: Place = [first[2], second[2], up[2]];
  const [right, rises] = [up[0], -up[1]];
  if (at[2] <= 0) return null;
  return {
    ...photo,
    focal,
    at,
    turned: Math.atan2(-forward[0], forward[1]),
    pitch: Math.asin(Math.max(-1, Math.min(1, forward[2]))),
    roll: Math.atan2(-right, rises),
  };
}

function length(vector: Place): number {
  return Math.hypot(...vector);
}

function unit(vector: Place): Place | null {
  const long = length(vector);
  return long > 0 ? scaled(vector, 1 / long) : null;
}

function scaled([a, b, c]: Place, by: number): Place {
  return [a * by, b * by, c * by];
}

function less([a, b, c]: Place, [d, e, f]: Place): Place {
  return [a - d, b - e, c - f];
}

function dot([a, b, c]: Place, [d, e, f]: Place): number {
  return a * d + b * e + c * f;
}

function crossOf([a, b, c]: Place, [d, e, f]: Place): Place {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}
