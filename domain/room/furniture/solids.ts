import type { PieceKind } from './pieces';
import { bed } from './solids/bed';
import { desk } from './solids/desk';
import { diningTable } from './solids/dining-table';
import { shelf } from './solids/shelf';
import { sofa } from './solids/sofa';
import { legs, type Solid } from './solids/solid';
import { treadmill } from './solids/treadmill';

/** The blocks each piece is drawn from, with its chairs; a plant's leaves are drawn by hand. */
export const SOLIDS: Readonly<Record<PieceKind, readonly Solid[]>> = {
  desk,
  sofa,
  bed,
  treadmill,
  shelf,
  'dining-table': diningTable,
  'low-table': [
    { along: [0, 0.9], off: [0, 0.5], high: [0.32, 0.36], of: 'wood' },
    { along: [0.16, 0.42], off: [0.14, 0.32], high: [0.36, 0.385], of: 'cushion' },
    ...legs([0, 0.9], [0, 0.5], 0.32),
  ],
  plant: [{ along: [0.06, 0.34], off: [0.06, 0.34], high: [0, 0.36], of: 'pale' }],
};
