import * as z from 'zod/mini';

/** The four room types, in the order they are offered (specification §3, "Room type option"). */
export const ROOM_TYPE_IDS = ['garden-room', 'office', 'extension', 'dual-purpose'] as const;

export const roomTypeIdSchema = z.enum(ROOM_TYPE_IDS, 'Choose one of the four room types');

export type RoomTypeId = z.infer<typeof roomTypeIdSchema>;

/** The contents of a room type card. `popular` follows specification §9. */
export type RoomType = {
  readonly id: RoomTypeId;
  readonly name: string;
  readonly description: string;
  readonly popular: boolean;
  readonly features: readonly string[];
};

export const ROOM_TYPES: readonly RoomType[] = [
  {
    id: 'garden-room',
    name: 'Garden Room',
    description: 'A room of your own, all year round.',
    popular: true,
    features: ['Warm in January', 'Double glazing as standard', '2.5\u00a0m internal height'],
  },
  {
    id: 'office',
    name: 'Garden Office',
    description: 'Quiet, and ten steps from the kitchen.',
    popular: true,
    features: [
      'Insulated against noise and cold',
      'Space for desk and shelves',
      'CAT6 cabling optional',
    ],
  },
  {
    id: 'extension',
    name: 'Modular House Extensions (3 walls)',
    description: 'Three new walls against your house.',
    popular: false,
    features: [
      'Opens straight into the house',
      'Building regulations compliant',
      'Shorter on site than brickwork',
    ],
  },
  {
    id: 'dual-purpose',
    name: 'Dual Purpose',
    description: 'Two rooms under one roof.',
    popular: false,
    features: [
      'Office and gym, studio and store',
      'Each side with its own light',
      'One build, one base',
    ],
  },
];

/** The name of a room type as written in the specification. */
export function roomTypeName(id: RoomTypeId): string {
  const roomType = ROOM_TYPES.find((candidate) => candidate.id === id);
  return roomType?.name ?? id;
}
