import type { Stores } from '#server/stores/ports';

/** Somewhere stores can be opened, closed, and opened again with what they held. */
export interface Place {
  open(): Promise<Stores>;
  close(): Promise<void>;
}

/** A place that nothing was stored at yet; it is cleared away when the test ends. */
export type NewPlace = () => Promise<Place>;
