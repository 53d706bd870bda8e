import { contextLocks, type Locks } from './locks';
import { takeOver } from './take-over';

/** The browser's own locks where supported, otherwise `contextLocks`. */
export function availableLocks(): Locks {
  const manager = globalThis.navigator?.locks;
  return manager ? takeOver(manager) : contextLocks();
}
