import { describe, expect, it } from 'vitest';
import { moodInPhoto, onGround } from './photo-mood';

const usual = { level: 1, warmth: 0, sunshine: 1 };
const HIGH = 0.75;

/** What the film shows of a surface that sends back so much of the light on the ground: see `film/tone.ts`. */
function shown(light: typeof usual, reflectance: number): number {
  const mood = moodInPhoto(light, HIGH);
  const x = (onGround(mood, HIGH) * reflectance * mood.exposure) / Math.PI;
  return (x * (2.51 * x + 0.08)) / (x * (2.43 * x + 0.59) + 0.14);
}

const darker = (reflectance: number) =>
  shown({ ...usual, level: 0.5 }, reflectance) / shown(usual, reflectance);

describe('the light on a room in a photograph', () => {
  it('shows a lawn as bright as the photograph has it, in sun and under clouds', () => {
    for (const sunshine of [0, 0.5, 1])
      for (const level of [0.3, 1, 1.6])
        expect(shown({ ...usual, sunshine, level }, 0.1)).toBeCloseTo(0.2 * level, 6);
  });

  it('makes a room twice as dark in a photograph that is, its pale walls less, as on film', () => {
    expect(darker(0.1)).toBeCloseTo(0.5, 6);
    for (const timber of [0.06, 0.15]) expect(Math.abs(darker(timber) - 0.5)).toBeLessThan(0.07);
    expect(darker(0.6)).toBeLessThan(0.9);
  });

  it('is blue in a blue photograph, and warm in a warm one', () => {
    const [blue, white, warm] = [-0.2, 0, 0.2].map((warmth) => {
      const { sun, sky } = moodInPhoto({ ...usual, warmth }, HIGH);
      return [sun[2] / sun[0], sky[2] / sky[0]];
    });
    for (const n of [0, 1]) {
      expect(blue?.[n]).toBeGreaterThan((white?.[n] ?? 0) * 1.2);
      expect(warm?.[n]).toBeLessThan((white?.[n] ?? 0) / 1.2);
    }
  });

  it('has no sun under clouds, and a white sky', () => {
    const { sun, sky } = moodInPhoto({ ...usual, sunshine: 0 }, HIGH);
    expect(sun).toEqual([0, 0, 0]);
    expect(sky[2] / sky[0]).toBeCloseTo(1, 6);
  });
});
