import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { viewThrough, type PhotoCamera } from './photo-camera';

/** Red, green, blue and opacity of each pixel, from 0 to 255 as screens take them. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The light in a photograph where a room shall stand. */
export interface PhotoLight {
  /** How bright the ground is, in linear light: 1 as in a photograph of a lawn by day. */
  readonly level: number;
  /** Natural logarithm by which red is lifted, and blue lowered: 0 is white light, below 0 it is blue. */
  readonly warmth: number;
  /** From 0, overcast or shade, to 1, full sun. */
  readonly sunshine: number;
}

/** Of a photograph that shows no ground. */
export const USUAL_LIGHT: PhotoLight = { level: 1, warmth: 0, sunshine: 0.7 };

/** The ground that is looked at: so far around the base, every so many metres. */
const [AROUND, EVERY] = [5, 0.4];
/** Fewer pixels say nothing. */
const FEWEST = 24;
/** A pixel as bright has lost its colour. */
const BURNT = 250;

/**
 * What grows, and what is made of earth, wood or stone: how bright each is by day in a photograph, and how much more
 * red than blue it sends back in white light.
 */
const [GROWN, MADE] = [
  { bright: 0.2, redOverBlue: 3 },
  { bright: 0.28, redOverBlue: 1.6 },
];
/** Green squared over red times blue, which neither a warm nor a cold light changes: leaves are above. */
const LEAFY = 2.2;
/** Materials differ as much as light does, so half of what is seen is put down to the light, and no more than this. */
const [SHARE, MOST_WARMTH] = [0.5, 0.25];

/** Below so much light the sun has set; above the other it may shine. */
const [SET, RISEN] = [0.06, 0.2];
/** Shares of the sky that are blue: from clouds to a fine day. */
const [CLOUDY, FINE] = [0.12, 0.45];
/** How fine it is taken to be where no sky is seen. */
const UNSEEN = 0.35;
/** Doublings between the darkest and the brightest ground: from an even light to sun and shadow. */
const [EVEN, DAPPLED] = [2.4, 4];
/** Sky is brighter, has as much blue as green where leaves and fences have less, and when fine so much more than red. */
const [SKY_BRIGHT, SKY_COLD, SKY_BLUE] = [0.12, 0.95, 1.35];

/**
 * The light around the base of a room: from the ground alone, so that neither sky nor lamps count, and by medians, so that
 * a white chair or a burnt-out path do not.
 *
 * @param pixels the photograph, of any size
 */
export function lightAround(
  pixels: Pixels,
  camera: PhotoCamera,
  shell: ShellMeasures,
): PhotoLight {
  const ground = groundAround(pixels, camera, shell).filter(({ isBurnt }) => !isBurnt);
  if (ground.length < FEWEST) return USUAL_LIGHT;
  const seen = ground.map(({ red, green, blue }) => {
    const { bright, redOverBlue } = green * green > LEAFY * red * blue ? GROWN : MADE;
    return {
      level: brightness(red, green, blue) / bright,
      warmth: Math.log(red / blue / redOverBlue) / 2,
    };
  });
  const level = quantile(seen.map((one) => one.level), 0.5);
  const warmth = SHARE * quantile(seen.map((one) => one.warmth), 0.5);
  const bright = ground.map(({ red, green, blue }) => brightness(red, green, blue));
  const stops = Math.log2(quantile(bright, 0.95) / quantile(bright, 0.05));
  const clear = Math.max(skyShines(pixels, camera), between(stops, EVEN, DAPPLED));
  return {
    level,
    warmth: Math.max(-MOST_WARMTH, Math.min(MOST_WARMTH, warmth)),
    sunshine: clear * between(level, SET, RISEN),
  };
} // oxfmt-ignore

interface Seen {
  /** Linear, never 0. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly isBurnt: boolean;
}

/** The pixels of the ground around a base, each once. */
function groundAround(pixels: Pixels, camera: PhotoCamera, { width, depth }: ShellMeasures) {
  const { project } = viewThrough(camera);
  const found = new Map<number, Seen>();
  for (let x = -AROUND; x <= width + AROUND; x += EVERY)
    for (let y = -AROUND; y <= depth + AROUND; y += EVERY) {
      const isUnder = x > 0 && x < width && y > 0 && y < depth;
      const at = isUnder ? null : project([x, y, 0]);
      const index = at && indexOf(at, pixels, camera);
      if (index !== null && !found.has(index)) found.set(index, pixelAt(pixels, index));
    }
  return [...found.values()];
}

function indexOf([x, y]: Point, { width, height }: Pixels, camera: PhotoCamera): number | null {
  const column = Math.floor((x / camera.width) * width);
  const row = Math.floor((y / camera.height) * height);
  const isInside = column >= 0 && column < width && row >= 0 && row < height;
  return isInside ? row * width + column : null;
}

function pixelAt({ data }: Pixels, index: number): Seen {
  const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
  const isBurnt = Math.max(red, green, blue) >= BURNT;
  return { red: linear(red), green: linear(green), blue: linear(blue), isBurnt };
}

/** How fine the day is by the blue of its sky, from 0 to 1; a little where hardly any is seen. */
function skyShines(pixels: Pixels, camera: PhotoCamera): number {
  const { onGround } = viewThrough(camera);
  let [sky, blue] = [0, 0];
  for (let row = 0; row < pixels.height; row += 2)
    for (let column = 0; column < pixels.width; column += 2) {
      const at: Point = [
        ((column + 0.5) / pixels.width) * camera.width,
        ((row + 0.5) / pixels.height) * camera.height,
      ];
      if (onGround(at) !== null) continue;
      const seen = pixelAt(pixels, row * pixels.width + column);
      const isSky = brightness(seen.red, seen.green, seen.blue) >= SKY_BRIGHT;
      if (!isSky || seen.blue < seen.green * SKY_COLD) continue;
      sky += 1;
      if (seen.blue > seen.red * SKY_BLUE && !seen.isBurnt) blue += 1;
    }
  return sky < FEWEST ? UNSEEN : between(blue / sky, CLOUDY, FINE);
}

/** Of sRGB; black counts as nearly black, so that it can be divided by. */
function linear(value: number): number {
  const share = value / 255;
  return Math.max(1e-4, share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
}

function brightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function between(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Steps from dark to light, as screens take them, that are edges and no grain. */
const EDGE = 40;
/** The sharpest edges tell the lens; the others are soft in the garden. */
const SHARPEST = 0.2;
/** Beyond, a photograph is out of focus, and no room is to be. Pixels. */
const SOFTEST = 3;

/**
 * How soft a photograph's edges are: the standard deviation, in its pixels, of what blurs them. A step of height h that
 * is blurred by σ rises by h ÷ (σ √2π) at most; 0.4 is a perfect edge.
 */
export function softnessOf({ data, width, height }: Pixels): number {
  const found: number[] = [];
  for (let row = 0; row < height; row += 2) {
    let [start, steepest, last] = [0, 0, 0];
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      const bright = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
      const rise = column === 0 ? 0 : bright - last;
      if (column === 0 || rise * (last - start) < 0 || rise === 0) {
        if (Math.abs(last - start) >= EDGE) found.push(Math.abs(last - start) / steepest);
        [start, steepest] = [column === 0 || rise === 0 ? bright : last, Math.abs(rise)];
      } else steepest = Math.max(steepest, Math.abs(rise));
      last = bright;
    }
  }
  const sharp = found.length < FEWEST ? 1 : quantile(found, SHARPEST);
  return Math.min(SOFTEST, sharp / Math.sqrt(2 * Math.PI));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
