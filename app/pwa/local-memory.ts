/** localStorage where it may be used; null on the server and where the visitor has refused it. */
export function localMemory(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Reading the property alone throws when storage is blocked.
    return null;
  }
}

/** What was remembered under `key`; null when nothing was or nothing can be. */
export function recall(key: string): string | null {
  try {
    return localMemory()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Remembers `value` under `key` if this device lets us; only for what may be forgotten. */
export function remember(key: string, value: string): void {
  try {
    localMemory()?.setItem(key, value);
  } catch {
    // Full or refused: the visitor is asked again another time.
  }
}

/** Forgets what was remembered under `key`. */
export function forget(key: string): void {
  try {
    localMemory()?.removeItem(key);
  } catch {
    // Refused: then nothing was remembered either.
  }
}
