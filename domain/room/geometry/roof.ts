import { ROOFINGS } from '#domain/room/options/roofings';
import type { FinishId } from '#domain/room/options/option-ids';
import { millimetres } from './millimetres';
import type { ShellMeasures, WallSide } from './walls';

/** A single slope. Metres; heights above the ground. */
export interface Roof {
  /** The wall above which the roof is lowest and drains. */
  readonly lowSide: 'front' | 'back';
  /** Metres down per metre along: 1/40 is a flat roof. */
  readonly fall: number;
  /** From the underside to the top, everywhere. */
  readonly thickness: number;
  /** How far it extends beyond each wall. */
  readonly overhang: Readonly<Record<WallSide, number>>;
  /** Height of its top, above the outer face of the front and of the back wall. */
  readonly height: { readonly front: number; readonly back: number };
  /** Height of its highest edge, overhang included. */
  readonly highest: number;
}

/** A panel like the wall's (125 mm of PIR between boards), its ceiling and its covering. Metres. */
const THICKNESS = 0.2;
/** Shelter above the front, a drip edge elsewhere. Metres. */
const OVERHANG: Roof['overhang'] = { front: 0.3, right: 0.1, back: 0.1, left: 0.1 };

/**
 * The roof of a shell: it falls to the back or, for an extension, away from the house to the front.
 *
 * @param ceiling above the ground, in metres
 */
export function roofOver(
  { depth }: ShellMeasures,
  roofing: FinishId<'roofing'>,
  { ceiling, againstHouse }: { ceiling: number; againstHouse: boolean },
): Roof {
  const fall = ROOFINGS[roofing].fall;
  const low = millimetres(ceiling + THICKNESS);
  const high = millimetres(low + fall * depth);
  const overhang = againstHouse ? { ...OVERHANG, back: 0 } : OVERHANG;
  return {
    lowSide: againstHouse ? 'front' : 'back',
    fall,
    thickness: THICKNESS,
    overhang,
    height: againstHouse ? { front: low, back: high } : { front: high, back: low },
    highest: millimetres(high + fall * (againstHouse ? overhang.back : overhang.front)),
  };
}
