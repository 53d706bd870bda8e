import type { FeatureId } from '#domain/room/options/option-ids';

/** What heats a room. */
export type HeatingKind = 'electricHeater' | 'airConditioning' | 'underfloor';

/** What is assumed of every room that we build, and of its heating. */
export type AssumptionId =
  | 'wall'
  | 'roof'
  | 'floor'
  | 'window'
  | 'patio'
  | 'door'
  | 'gValue'
  | 'lightTransmittance'
  | 'airPermeability'
  | HeatingKind
  | 'pencePerKwh';

/** The numbers that a year is calculated with, in the units of `ASSUMPTIONS`. */
export type Assumptions = Readonly<Record<AssumptionId, number>>;

interface Assumption {
  readonly label: string;
  /** Empty for a plain number. */
  readonly unit: string;
  /** What may be entered at the desk. */
  readonly min: number;
  readonly max: number;
}

const uValue = (label: string, max: number): Assumption => ({
  label: `U-value of the ${label}`,
  unit: 'W/m²K',
  min: 0.05,
  max,
});

const efficiency = (label: string, max: number): Assumption => ({
  label,
  unit: 'kWh of heat for each kWh of electricity',
  min: 0.5,
  max,
});

/** In the order in which they are shown. */
export const ASSUMPTIONS: Readonly<Record<AssumptionId, Assumption>> = {
  wall: uValue('wall', 2),
  roof: uValue('roof', 2),
  floor: uValue('floor', 2),
  window: uValue('window', 6),
  patio: uValue('patio glass', 6),
  door: uValue('door', 6),
  gValue: { label: 'Heat of the sun that the glass lets through', unit: '', min: 0.1, max: 0.9 },
  lightTransmittance: { label: 'Light that the glass lets through', unit: '', min: 0.1, max: 0.95 },
  airPermeability: { label: 'Air through gaps, at 50 Pa', unit: 'm³/(h·m²)', min: 0.1, max: 15 },
  electricHeater: efficiency('Plug-in electric heater', 1),
  airConditioning: efficiency('Air conditioning, as a heat pump', 6),
  underfloor: efficiency('Underfloor heating, electric', 1),
  pencePerKwh: { label: 'Price of electricity', unit: 'pence per kWh', min: 1, max: 200 },
};

/** A number, where it comes from, in words, and the day from which that source says it (YYYY-MM-DD). */
export interface SourcedNumber {
  readonly value: number;
  readonly source: string;
  readonly date: string;
}

const SPECIFICATION = 'Our specification: 0.15 to 0.18 for insulation of 125 mm PIR; the upper end';
const STATED = 'Assumed for double glazing with a low-emissivity coating; not yet measured';

/** What a new installation assumes, until the company confirms it. */
export const STARTER_ASSUMPTIONS: Readonly<Record<AssumptionId, SourcedNumber>> = {
  wall: { value: 0.18, source: SPECIFICATION, date: '2026-11-28' },
  roof: { value: 0.18, source: SPECIFICATION, date: '2026-11-28' },
  floor: { value: 0.18, source: SPECIFICATION, date: '2026-11-28' },
  window: { value: 1.4, source: STATED, date: '2026-11-28' },
  patio: { value: 1.4, source: STATED, date: '2026-11-28' },
  door: { value: 1.4, source: STATED, date: '2026-11-28' },
  gValue: {
    value: 0.63,
    source: 'SAP 2012, table 6b: double glazed, soft low-E',
    date: '2026-11-28',
  },
  lightTransmittance: {
    value: 0.8,
    source: 'SAP 2012, table 6b: double glazed',
    date: '2026-11-28',
  },
  airPermeability: { value: 5, source: 'Assumed; no room has been tested yet', date: '2026-11-28' },
  electricHeater: { value: 1, source: 'SAP 2012, table 4a: panel heater', date: '2026-11-28' },
  airConditioning: {
    value: 2.5,
    source: 'Assumed for an air-to-air heat pump',
    date: '2026-11-28',
  },
  underfloor: { value: 1, source: 'SAP 2012, table 4a: electric underfloor', date: '2026-11-28' },
  pencePerKwh: {
    value: 26.11,
    source: 'Ofgem’s price cap for July to September 2026, average of Great Britain',
    date: '2026-07-01',
  },
};

/** The plain numbers of sourced ones. */
export function numbersOf(sourced: Readonly<Record<AssumptionId, { value: number }>>): Assumptions {
  const entries = Object.entries(sourced).map(([id, { value }]) => [id, value] as const);
  return Object.fromEntries(entries) as Record<AssumptionId, number>;
}

/** Air conditioning heats where it is chosen, else underfloor heating, else a heater that is plugged in. */
export function heatingKindOf(features: readonly FeatureId[]): HeatingKind {
  if (features.includes('air-conditioning')) return 'airConditioning';
  return features.includes('underfloor-heating') ? 'underfloor' : 'electricHeater';
}
