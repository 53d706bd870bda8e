import type { Assumptions } from './assumptions';
import type { Envelope } from './losses';

/** Degrees of sky that a window sees over fences and trees; 90 would be an open field. */
export const VISIBLE_SKY = 65;
/** What of the light dirt lets through: upright glass, cleaned as at home (BS 8206-2, annex A). */
export const CLEAN_GLASS = 0.92;
/** Mean reflectance of everything inside: light walls and ceiling, a darker floor. */
export const REFLECTANCE = 0.5;

/**
 * The average daylight factor in percent: light inside under an overcast sky, as a share of that outside (BS
 * 8206-2: T W θ M / A (1 - R²)).
 */
export function daylightFactor(
  { glass, innerArea }: Envelope,
  { lightTransmittance }: Assumptions,
): number {
  const glazing = glass.reduce((sum, { glassArea }) => sum + glassArea, 0);
  if (innerArea <= 0) return 0;
  const light = lightTransmittance * glazing * VISIBLE_SKY * CLEAN_GLASS;
  return light / (innerArea * (1 - REFLECTANCE * REFLECTANCE));
}
