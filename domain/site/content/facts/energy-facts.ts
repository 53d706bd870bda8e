import * as z from 'zod/mini';
import { ASSUMPTIONS, type AssumptionId } from '#domain/room/energy/assumptions';
import { line } from '#domain/site/content/rules';

/** The assumptions of "Through the year", in the parts that the company confirms one by one, in the order of its form. */
export const ENERGY_PARTS = {
  fabric: ['wall', 'roof', 'floor', 'airPermeability'],
  glazing: ['window', 'patio', 'door', 'gValue', 'lightTransmittance'],
  heating: ['electricHeater', 'airConditioning', 'underfloor'],
  price: ['pencePerKwh'],
} as const satisfies Record<string, readonly AssumptionId[]>;

export type EnergyPart = keyof typeof ENERGY_PARTS;

export const ENERGY_PART_NAMES = Object.keys(ENERGY_PARTS) as EnergyPart[];

function figureSchema(id: AssumptionId) {
  const { label, min, max } = ASSUMPTIONS[id];
  const message = `${label}: give a number from ${min} to ${max}, with at most three decimals`;
  return z.object({
    value: z.number(message).check(
      z.minimum(min, message),
      z.maximum(max, message),
      z.refine((value) => Number(value.toFixed(3)) === value, message),
    ),
    /** As homeowners read it. */
    source: line('where the figure is from', 160),
    /** From which the source says it. */
    date: z.iso.date('Give the day of the source'),
  });
}

const ids = Object.values(ENERGY_PARTS).flat();

/** What "Through the year" is worked out with. */
export const energyFactsSchema = z.object({
  figures: z.object(
    Object.fromEntries(ids.map((id) => [id, figureSchema(id)])) as Record<
      AssumptionId,
      ReturnType<typeof figureSchema>
    >,
  ),
  /** The parts of which the company says that they are right for its rooms. */
  confirmed: z.array(z.enum(ENERGY_PART_NAMES)),
});

export type EnergyFacts = z.infer<typeof energyFactsSchema>;
