import { describe, expect, it } from 'vitest';
import { PHOTO } from '#domain/testing/photographed';
import { lightAround, softnessOf, type Pixels } from './photo-light';
import { viewThrough } from './photo-camera';
import { firstGuess } from './stand';

const shell = { width: 5, depth: 4 };
const camera = firstGuess(PHOTO, shell, 26);
const [WIDTH, HEIGHT] = [256, 192];

type Rgb = readonly [red: number, green: number, blue: number];

const GRASS: Rgb = [0.16, 0.25, 0.05];
const PAVING: Rgb = [0.32, 0.28, 0.2];
const BLUE: Rgb = [0.2, 0.35, 0.7];
const CLOUD: Rgb = [0.6, 0.62, 0.66];
const LEAVES: Rgb = [0.15, 0.22, 0.06];
const FENCE: Rgb = [0.4, 0.25, 0.12];

function toScreen(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** A small photograph through the camera, from the linear light of sky, ground and what hides some of the sky. */
function garden(
  sky: Rgb,
  ground: (x: number, y: number) => Rgb,
  lit: Rgb = [1, 1, 1],
  beyond: readonly Rgb[] = [],
): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const { onGround } = viewThrough(camera);
  for (let n = 0; n < WIDTH * HEIGHT; n += 1) {
    const [x, y] = [(n % WIDTH) + 0.5, Math.floor(n / WIDTH) + 0.5];
    const place = onGround([(x / WIDTH) * PHOTO.width, (y / HEIGHT) * PHOTO.height]);
    // Of every column of what is beyond the ground, the sky is one in so many.
    const light = place ? ground(...place) : (beyond[n % (beyond.length + 1)] ?? sky);
    for (const [channel, share] of light.entries())
      data[n * 4 + channel] = 255 * toScreen(share * (lit[channel] ?? 1));
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const grass = () => GRASS;
/** Sun and hard shadows. */
const shaded = (x: number) => (Math.abs(x) % 2 < 1 ? GRASS : dark(GRASS, 0.05));

const lightOf = (pixels: Pixels) => lightAround(pixels, camera, shell);

describe('the light in a photograph', () => {
  it('is that of a usual day on lawn and on paving', () => {
    for (const ground of [GRASS, PAVING]) {
      const { level, warmth } = lightOf(garden(CLOUD, () => ground));
      expect(level).toBeGreaterThan(0.8);
      expect(level).toBeLessThan(1.25);
      expect(Math.abs(warmth)).toBeLessThan(0.06);
    }
  });

  it('is half as much in a photograph that is twice as dark', () => {
    const whole = lightOf(garden(BLUE, grass)).level;
    for (const share of [0.5, 0.25, 1.5]) {
      const { level } = lightOf(garden(BLUE, grass, [share, share, share]));
      expect(level / whole / share).toBeCloseTo(1, 1);
    }
  });

  it('is as blue or as warm as the photograph, on lawn and on paving', () => {
    for (const ground of [GRASS, PAVING]) {
      const white = lightOf(garden(CLOUD, () => ground)).warmth;
      const blue = lightOf(garden(CLOUD, () => ground, [0.75, 1, 1.4])).warmth;
      const warm = lightOf(garden(CLOUD, () => ground, [1.3, 1, 0.7])).warmth;
      expect(white - blue).toBeGreaterThan(0.1);
      expect(warm - white).toBeGreaterThan(0.1);
    }
    // A photograph in one colour is no reason to paint the room.
    expect(lightOf(garden(CLOUD, () => PAVING, [0.05, 1, 2])).warmth).toBeGreaterThanOrEqual(-0.25);
  });

  it('is that of the ground alone: neither the sky nor what is burnt out changes it', () => {
    const plain = lightOf(garden(BLUE, grass));
    const dazzled = lightOf(garden([8, 8, 8], (x, y) => ((x + y) % 3 < 0.9 ? [4, 4, 4] : GRASS)));
    expect(dazzled.level).toBeCloseTo(plain.level, 3);
    expect(dazzled.warmth).toBeCloseTo(plain.warmth, 3);
  });

  it('has sun under a blue sky and on a lawn with hard shadows, and none under clouds or at dusk', () => {
    expect(lightOf(garden(BLUE, grass)).sunshine).toBeGreaterThan(0.9);
    expect(lightOf(garden(CLOUD, shaded)).sunshine).toBeGreaterThan(0.8);
    expect(lightOf(garden(CLOUD, grass)).sunshine).toBeLessThan(0.1);
    expect(lightOf(garden(BLUE, grass, [0.05, 0.05, 0.05])).sunshine).toBeLessThan(0.1);
  });

  it('takes neither trees nor fences for clouds', () => {
    const [fine, overcast] = [BLUE, CLOUD].map((sky) =>
      lightOf(garden(sky, grass, [1, 1, 1], [LEAVES, FENCE, LEAVES, LEAVES])),
    );
    expect(fine?.sunshine).toBeGreaterThan(0.9);
    expect(overcast?.sunshine).toBeLessThan(0.1);
  });

  it('is a usual one where no ground is seen', () => {
    const up = { ...camera, pitch: 1.2 };
    expect(lightAround(garden(BLUE, grass), up, shell).level).toBe(1);
  });
});

function dark([red, green, blue]: Rgb, share: number): Rgb {
  return [red * share, green * share, blue * share];
}

/** Upright edges, blurred, with grain. @param sigma in pixels */
function edges(sigma: number, grain = 0): Pixels {
  const [width, height] = [512, 64];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let n = 0; n < width * height; n += 1) {
    const within = 16 - Math.abs(((n % width) % 64) - 31.5);
    const light = 40 + 170 / (1 + Math.exp((-1.702 * within) / sigma));
    const noise = grain * (((n * 7919) % 13) / 6 - 1);
    data.fill(light + noise, n * 4, n * 4 + 3);
  }
  return { data, width, height };
}

describe('the softness of a photograph', () => {
  it('is the blur of its edges, in pixels, with a little grain too', () => {
    for (const sigma of [1, 1.5, 2.5])
      for (const grain of [0, 1.5]) {
        const found = softnessOf(edges(sigma, grain));
        expect(found).toBeGreaterThan(sigma * 0.7);
        expect(found).toBeLessThan(sigma * 1.3);
      }
  });

  it('is that of a perfect edge at least, and never more than a room should have', () => {
    expect(softnessOf(edges(0.05))).toBeCloseTo(0.4, 2);
    expect(softnessOf(edges(12))).toBeLessThanOrEqual(3);
    const plain = { data: new Uint8ClampedArray(64 * 64 * 4).fill(90), width: 64, height: 64 };
    expect(softnessOf(plain)).toBeCloseTo(0.4, 2);
  });
});
