import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { emptyDraft, type Draft } from './draft';

/** The shell of the room shown before the visitor has chosen one. Metres. */
export const EXAMPLE_SHELL: ShellMeasures & { readonly id: string } = {
  id: '5x4',
  width: 5,
  depth: 4,
};

/** A room we often build, of the chosen type: in cedar, with patio glass and two windows. */
export function exampleRoom(roomType: RoomTypeId | null): Draft {
  return {
    ...emptyDraft,
    roomType: roomType ?? 'garden-room',
    shellSizeId: EXAMPLE_SHELL.id,
    windows: 2,
    patioGlass: true,
    finishes: { ...emptyDraft.finishes, cladding: 'cedar', interior: 'acoustic-panels' },
    placement: [
      { kind: 'patio', wall: 'front', at: 0.7 },
      { kind: 'door', wall: 'front', at: 3.65 },
      { kind: 'window', wall: 'right', at: 1.55 },
      { kind: 'window', wall: 'left', at: 1.2 },
    ],
  };
}
