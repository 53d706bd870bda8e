/**
 * The house behind an extension, which is not ours to measure: two storeys in a row of others. Metres: how far
 * the row goes on beside the room, its eaves, its ridge, and how far that is behind the wall.
 */
export const HOUSE = { on: 32, eaves: 5.6, ridge: 8.4, ridgeBehind: 4.6 } as const;
