import { emptyDraft } from '#domain/design/draft/draft';
import type { PricedChoices } from '#domain/design/pricing/price';
import type { ShellMeasures } from '#domain/room/geometry/walls';

interface NamedRoom {
  name: string;
  shell: ShellMeasures;
  choices: PricedChoices;
}

type Change = Partial<Omit<PricedChoices, 'finishes'>> & {
  finishes?: Partial<PricedChoices['finishes']>;
};

/** A garden room with one door and the standard finishes, apart from the given changes. */
function room(name: string, width: number, depth: number, change: Change): NamedRoom {
  const { finishes, ...choices } = change;
  return {
    name,
    shell: { width, depth },
    choices: {
      ...emptyDraft,
      roomType: 'garden-room',
      shellSizeId: `${width}x${depth}`,
      ...choices,
      finishes: { ...emptyDraft.finishes, ...finishes },
    },
  };
}

/** Twelve rooms that together cover every size class, opening, wall and finish that is drawn. */
export const NAMED_ROOMS: readonly NamedRoom[] = [
  room('Shed', 2.5, 3, {}),
  room('Reading room', 3, 3, { windows: 2, finishes: { cladding: 'cedar' } }),
  room('Summer house', 4, 3, { patioGlass: true, finishes: { roofing: 'living-roof' } }),
  room('Studio', 4, 4, { windows: 2, patioGlass: true, finishes: { cladding: 'cedar' } }),
  room('Office', 4.5, 4, { roomType: 'office', windows: 3, finishes: { cladding: 'composite' } }),
  room('Office on pads', 5, 4, {
    roomType: 'office',
    windows: 4,
    doors: 2,
    finishes: { foundation: 'easy-support-pads', roofing: 'solar-panels' },
  }),
  room('Gym', 6, 4, { windows: 5, patioGlass: true, finishes: { roofing: 'galvanized-steel' } }),
  room('Workshop', 6, 5, { doors: 5, windows: 2, finishes: { foundation: 'no-foundation' } }),
  room('Kitchen extension', 5, 4, {
    roomType: 'extension',
    patioGlass: true,
    windows: 2,
    finishes: { cladding: 'composite', roofing: 'rubber-membrane' },
  }),
  room('Shingled extension', 8, 6, {
    roomType: 'extension',
    windows: 6,
    doors: 3,
    finishes: { roofing: 'shingle' },
  }),
  room('Two in one', 7, 5, {
    roomType: 'dual-purpose',
    windows: 6,
    doors: 2,
    patioGlass: true,
    finishes: { cladding: 'cedar', roofing: 'solar-panels', foundation: 'easy-support-pads' },
  }),
  room('Ten windows', 8, 6, { windows: 10, doors: 2, finishes: { roofing: 'shingle' } }),
];
