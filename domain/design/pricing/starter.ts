import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';

/** From specification §9. No price in a new installation uses it: each shell has its own. */
export const POUNDS_PER_SQUARE_METRE = 1200;

// Amounts the document has under two keys.
const [WINDOW, DOOR, PATIO_GLASS] = [450, 850, 2500];
const [ELECTRICS, AIR_CONDITIONING] = [1200, 2500];

/**
 * The pricing document a new installation starts with: the constants of specification §9, and shells
 * whose price per square metre falls gently with size, so that every "From" price is what its typical
 * size costs with one door, to the pound (decision 0092). Amounts in pounds, measures in metres.
 */
export const starterPricing: PricingConfiguration = {
  basePricePerSqm: POUNDS_PER_SQUARE_METRE,
  // With one door, an office of 4 m × 4 m comes to £30,000, a dual purpose room of 5 m × 4 m to £32,000.
  roomTypeMultipliers: {
    'garden-room': 1,
    office: 1.073665,
    extension: 1.3,
    'dual-purpose': 1.014658,
  },
  shellSizes: [
    shell(2.5, 3, 14_860),
    shell(3, 3, 17_460),
    shell(3.5, 3, 19_940),
    shell(4, 3, 22_320),
    shell(4.4, 3, 24_000),
    shell(4, 3.5, 25_000),
    shell(4, 4, 27_150),
    shell(4.5, 4, 29_050),
    shell(5, 4, 30_700),
    shell(6, 4, 36_000),
    shell(6, 5, 44_400),
    shell(7, 5, 50_400),
    shell(8, 6, 66_720),
  ],
  // Pounds per metre of perimeter. Kept for the administrator: no formula of §9 uses them.
  perimeterBasedComponents: {
    insulation: 45,
    cladding: 85,
    laminateFlooring: 38,
    internalWallLining: 42,
  },
  // glazedPanel and decking are kept for the administrator: no formula of §9 uses them.
  fixedComponents: {
    standardWindow: WINDOW,
    glazedPanel: 650,
    patioDoor: PATIO_GLASS,
    entranceDoor: DOOR,
    electricPack: ELECTRICS,
    airConditioning: AIR_CONDITIONING,
    decking: 1800,
  },
  components: { window: WINDOW, door: DOOR, patioGlass: PATIO_GLASS },
  features: {
    'premium-insulation': 1500,
    'underfloor-heating': 2000,
    'full-electrics': ELECTRICS,
    'air-conditioning': AIR_CONDITIONING,
  },
  finishes: {
    cladding: { 'standard-timber': 0, composite: 1500, cedar: 2500 },
    roofing: { 'standard-felt': 0, shingle: 1200, 'galvanized-steel': 1800, 'solar-panels': 3500 },
    interior: { 'plasterboard-skim': 0, 'plaster-feature-wall': 800, 'acoustic-panels': 1500 },
    foundation: { 'concrete-slab': 0, 'easy-support-pads': 1200, 'no-foundation': 0 },
  },
};

/** A shell with its true area and perimeter, rounded to centimetres so that 4.4 × 3 is 13.2. */
function shell(width: number, depth: number, basePrice: number): ShellSize {
  return {
    id: `${width}x${depth}`,
    width,
    depth,
    area: Math.round(width * depth * 100) / 100,
    perimeter: Math.round(2 * (width + depth) * 100) / 100,
    basePrice,
    label: `${width}\u00a0m\u00a0×\u00a0${depth}\u00a0m`,
  };
}
