/** localStorage where available; null on the server and where the visitor has blocked it. */
export function localMemory(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Even reading the property throws when storage is blocked.
    return null;
  }
}

/** The value stored under `key`; null if there is none or it cannot be read. */
export function recall(key: string): string | null {
  try {
    return localMemory()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores `value` under `key` if the device allows it; only for values we can afford to lose. */
export function remember(key: string, value: string): void {
  try {
    localMemory()?.setItem(key, value);
  } catch {
    // Full or blocked: the visitor is asked again another time.
  }
}

/** Removes the value stored under `key`. */
export function forget(key: string): void {
  try {
    localMemory()?.removeItem(key);
  } catch {
    // Blocked, so nothing was stored either.
  }
}
