import * as z from 'zod/mini';
import { line } from '#domain/site/content/rules';

/** What the company says of how a room is warmed, in the parts that it confirms one by one, in the order of its form. */
export const ENERGY_PARTS = {
  fabric: ['wall', 'roof', 'floor', 'airPermeability'],
  glazing: ['window', 'patio', 'door', 'gValue', 'lightTransmittance'],
  heating: ['electric-heater', 'air-conditioning', 'underfloor'],
  price: ['pencePerKwh'],
} as const;

export type EnergyPart = keyof typeof ENERGY_PARTS;
export type EnergyFigureName = (typeof ENERGY_PARTS)[EnergyPart][number];

export const ENERGY_PART_NAMES = Object.keys(ENERGY_PARTS) as EnergyPart[];

export const ENERGY_FIGURES: readonly EnergyFigureName[] = Object.values(ENERGY_PARTS).flat();

/** A figure as a sentence would name it, its unit, and limits, both included, that no sensible value breaks. */
interface FigureRule {
  what: string;
  unit: string;
  least: number;
  most: number;
}

const uValue = (of: string): FigureRule => ({
  what: `the U-value of ${of}`,
  unit: 'W/m²K',
  least: 0.05,
  most: 6,
});

/** Of what falls on it. */
const share = (what: string): FigureRule => ({ what, unit: '', least: 0.05, most: 0.95 });

/** Warmth for each kWh of electricity. */
const efficiency = (of: string): FigureRule => ({
  what: `how many kWh of warmth ${of} gives for one of electricity`,
  unit: 'kWh per kWh',
  least: 0.5,
  most: 7,
});

export const FIGURE_RULES: Readonly<Record<EnergyFigureName, FigureRule>> = {
  wall: uValue('the walls'),
  roof: uValue('the roof'),
  floor: uValue('the floor'),
  airPermeability: {
    what: 'the air that leaks in',
    unit: 'm³/h per m² at 50 Pa',
    least: 0.2,
    most: 30,
  },
  window: uValue('windows, frame and glass'),
  patio: uValue('patio glass, frame and glass'),
  door: uValue('doors'),
  gValue: share('the share of the sun’s warmth that the glass lets in (g-value)'),
  lightTransmittance: share('the share of daylight that the glass lets in'),
  'electric-heater': efficiency('an electric heater'),
  'air-conditioning': efficiency('air conditioning'),
  underfloor: efficiency('underfloor heating'),
  pencePerKwh: { what: 'the price of electricity', unit: 'pence per kWh', least: 1, most: 200 },
};

function figureSchema({ what, least, most }: FigureRule) {
  const message = `Give ${what} as a number from ${least} to ${most}, with at most three decimals`;
  return z.object({
    value: z.number(message).check(
      z.minimum(least, message),
      z.maximum(most, message),
      z.refine((value) => Number(value.toFixed(3)) === value, message),
    ),
    /** Where it is from, as homeowners read it. */
    source: line(`where ${what} is from`, 160),
    /** The day on which somebody last looked whether it still holds. */
    checked: z.iso.date('Give the day on which it was last checked'),
  });
}

/** One of them, with where it is from. */
type EnergyFigure = z.infer<ReturnType<typeof figureSchema>>;

/** The figures that "Through the year" is worked out with. */
export const energyFactsSchema = z.object({
  figures: z.object(
    Object.fromEntries(
      ENERGY_FIGURES.map((name) => [name, figureSchema(FIGURE_RULES[name])]),
    ) as Record<EnergyFigureName, ReturnType<typeof figureSchema>>,
  ),
  /** The parts of which the company says that they are right for its rooms. */
  confirmed: z.array(z.enum(ENERGY_PART_NAMES)),
});

export type EnergyFacts = z.infer<typeof energyFactsSchema>;

const CHECKED = '2026-11-28';
const figure = (value: number, source: string): EnergyFigure => ({
  value,
  source,
  checked: CHECKED,
});
/** Specification §9. */
const OUR_RANGE = 'The worse end of our 0.15–0.18 W/m²K';
/** Its table 4.2, of new parts of a home that is there already. */
const PART_L = 'Assumed: the most that Approved Document L (2021) allows for a new one';
const GLASS = 'Assumed: double glazing with a soft low-E coat, SAP 2012, table 6b';

/**
 * Those of a new installation: the specification's where it has one, otherwise stated assumptions on the cautious side.
 * The company confirms each part.
 */
export const STARTER_ENERGY: EnergyFacts = {
  figures: {
    wall: figure(0.18, OUR_RANGE),
    roof: figure(0.18, OUR_RANGE),
    floor: figure(0.18, OUR_RANGE),
    airPermeability: figure(5, 'Assumed: a well-sealed room; ours is not tested one by one'),
    window: figure(1.4, PART_L),
    patio: figure(1.4, PART_L),
    door: figure(1.4, PART_L),
    gValue: figure(0.63, GLASS),
    lightTransmittance: figure(0.8, GLASS),
    'electric-heater': figure(1, 'All of its electricity becomes warmth in the room'),
    'air-conditioning': figure(2.5, 'Assumed: a heat pump over a whole winter, cautiously'),
    underfloor: figure(1, 'Electric: all of its electricity becomes warmth'),
    pencePerKwh: figure(26.11, 'Ofgem’s price cap for July to September 2026, on average'),
  },
  confirmed: [],
};
