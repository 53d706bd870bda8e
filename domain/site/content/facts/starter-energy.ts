// oxlint-disable-next-line no-restricted-imports -- Vite's configuration reads the starter's facts without our aliases
import { STARTER_ASSUMPTIONS } from '../../../room/energy/assumptions.ts';
import type { EnergyFacts } from './energy-facts';

/** Of a new installation: stated assumptions, which the company confirms part by part. */
export const STARTER_ENERGY: EnergyFacts = { figures: STARTER_ASSUMPTIONS, confirmed: [] };
