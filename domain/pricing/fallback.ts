import type { PricingConfiguration } from './configuration';
import { starterPricing } from './starter';

const POUNDS_PER_SQUARE_METRE = 1200;

/**
 * What the builder shows before live pricing has loaded: the "Builder fallback defaults" of
 * specification §9. A shell costs its area times £1,200; the sizes are those of the starter
 * document, so that a choice made early is still there when live prices arrive.
 */
export const fallbackPricing: PricingConfiguration = {
  basePricePerSqm: POUNDS_PER_SQUARE_METRE,
  roomTypeMultipliers: { 'garden-room': 1, office: 1.1, extension: 1.3, 'dual-purpose': 1.15 },
  shellSizes: starterPricing.shellSizes.map((size) => ({
    ...size,
    basePrice: Math.round(size.area * POUNDS_PER_SQUARE_METRE),
  })),
  perimeterBasedComponents: starterPricing.perimeterBasedComponents,
  fixedComponents: {
    ...starterPricing.fixedComponents,
    standardWindow: 450,
    entranceDoor: 850,
    patioDoor: 2500,
    electricPack: 1200,
    airConditioning: 2500,
  },
  components: { window: 450, door: 850, patioGlass: 2500 },
  features: {
    'premium-insulation': 1500,
    'underfloor-heating': 2000,
    'full-electrics': 1200,
    'air-conditioning': 2500,
  },
  finishes: {
    cladding: { 'standard-timber': 0, composite: 1500, cedar: 2500 },
    roofing: { 'standard-felt': 0, shingle: 1200, 'galvanized-steel': 1800, 'solar-panels': 3500 },
    interior: { 'plasterboard-skim': 0, 'plaster-feature-wall': 800, 'acoustic-panels': 1500 },
    foundation: { 'concrete-slab': 0, 'easy-support-pads': 1200, 'no-foundation': 0 },
  },
};
