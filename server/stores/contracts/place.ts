import type { Stores } from '#server/stores/ports';

/** A place where stores can be opened, closed, and opened again with their content. */
export interface Place {
  open(): Promise<Stores>;
  close(): Promise<void>;
}

/** A new, empty place, which is deleted when the test ends. */
export type NewPlace = () => Promise<Place>;
