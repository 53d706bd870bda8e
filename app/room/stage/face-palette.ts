import { CLADDINGS } from '#domain/room/options/claddings';
import type { Finishes } from '#domain/room/options/option-ids';
import { ROOFINGS } from '#domain/room/options/roofings';
import type { FaceInk } from '#domain/room/scene/scene';
import type { Palette } from './colour';

const METAL = { day: 'oklch(0.315 0.012 235)', evening: 'oklch(0.225 0.01 240)' };
const DUSK = 'oklch(0.15 0.02 280)';

/** Walls and roof in their finishes. */
export function facePalette({ cladding, roofing }: Finishes): Palette<FaceInk> {
  const board = CLADDINGS[cladding].colour;
  const roof = ROOFINGS[roofing].colour;
  return {
    cladding: { day: board, evening: `color-mix(in oklab, ${board} 70%, ${DUSK})` },
    claddingLight: both('oklch(1 0.05 70 / 0.12)'),
    claddingDark: both('oklch(0.2 0.08 40 / 0.11)'),
    boards: {
      day: `color-mix(in oklab, ${board} 66%, black)`,
      evening: `color-mix(in oklab, ${board} 40%, black)`,
    },
    trim: METAL,
    frame: METAL,
    door: METAL,
    fascia: METAL,
    roof: { day: roof, evening: `color-mix(in oklab, ${roof} 60%, ${DUSK})` },
    roofLines: {
      day: `color-mix(in oklab, ${roof} 78%, black)`,
      evening: `color-mix(in oklab, ${roof} 45%, black)`,
    },
    panel: { day: 'oklch(0.32 0.05 262)', evening: 'oklch(0.22 0.04 262)' },
    panelLines: { day: 'oklch(0.5 0.035 258)', evening: 'oklch(0.34 0.03 258)' },
    foundation: { day: 'oklch(0.8 0.004 100)', evening: 'oklch(0.44 0.006 100)' },
    glass: {
      day: { top: 'oklch(0.93 0.02 215 / 0.46)', bottom: 'oklch(0.82 0.03 205 / 0.14)' },
      evening: { top: 'oklch(0.6 0.04 250 / 0.2)', bottom: 'oklch(0.9 0.09 80 / 0.05)' },
    },
    glint: { day: 'oklch(1 0 0 / 0.22)', evening: 'oklch(1 0 0 / 0.05)' },
    handle: both('oklch(0.82 0.01 90)'),
    shade: { day: 'oklch(0.2 0.035 240 / 0.3)', evening: 'oklch(0.12 0.03 250 / 0.45)' },
    shadow: { day: 'oklch(0.27 0.04 165 / 0.26)', evening: 'oklch(0.12 0.02 200 / 0.5)' },
    edge: { day: 'oklch(0.2 0.03 200 / 0.5)', evening: 'oklch(0.12 0.02 220 / 0.7)' },
    house: { day: 'oklch(0.645 0.052 45)', evening: 'oklch(0.3 0.035 40)' },
    hatch: { day: 'oklch(0.56 0.05 40)', evening: 'oklch(0.24 0.03 40)' },
    person: { day: 'oklch(0.5 0.028 172)', evening: 'oklch(0.17 0.012 220)' },
  };
}

function both(colour: string) {
  return { day: colour, evening: colour };
}
