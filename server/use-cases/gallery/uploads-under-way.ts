import { ADDRESS_LIFETIME_MS } from '#server/ports/uploads';

/** Tracks which upload addresses have been used, and which are in use now. */
export interface UploadsUnderWay {
  /** False when the address has already been used. */
  begin(id: string): boolean;
  end(id: string): void;
  has(id: string): boolean;
}

export function uploadsUnderWay(now: () => Date): UploadsUnderWay {
  /** When each address was used. Older ones have expired and need not be remembered. */
  const used = new Map<string, number>();
  const active = new Set<string>();
  return {
    begin(id) {
      const time = now().getTime();
      for (const [old, usedAt] of used) {
        if (usedAt < time - ADDRESS_LIFETIME_MS && !active.has(old)) used.delete(old);
      }
      if (used.has(id)) return false;
      used.set(id, time);
      active.add(id);
      return true;
    },
    end: (id) => void active.delete(id),
    has: (id) => active.has(id),
  };
}
