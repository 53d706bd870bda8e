import type { Finish } from './finish';
import type { FinishId } from './option-ids';

export interface Foundation extends Finish {
  /** What is drawn below the room (drawing/surfaces/foundation.ts). */
  readonly support: 'slab' | 'pads' | 'none';
  /** Height of the finished floor above the ground, in metres. */
  readonly floorLevel: number;
}

/** Height of the floor panel itself. Metres. */
const FLOOR_PANEL = 0.15;

export const FOUNDATIONS: Readonly<Record<FinishId<'foundation'>, Foundation>> = {
  'concrete-slab': {
    label: 'Concrete slab',
    support: 'slab',
    floorLevel: FLOOR_PANEL,
    shareLetter: 'c',
  },
  'easy-support-pads': {
    label: 'Easy support pads',
    support: 'pads',
    // Leaves 0.15 m of air below the panel (Approved Document C).
    floorLevel: FLOOR_PANEL + 0.15,
    shareLetter: 'p',
  },
  'no-foundation': {
    label: 'No foundation',
    note: 'Yours',
    support: 'none',
    floorLevel: FLOOR_PANEL,
    shareLetter: 'n',
  },
};
