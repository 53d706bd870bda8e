import { inTransaction } from './transaction';

/** The value stored for this device under `key`; undefined when there is none. */
export function readMeta(key: string): Promise<unknown> {
  return inTransaction('meta', 'readonly', (store) => store.get(key));
}

/** Stores `value` (anything structured clone can copy) for this device. */
export async function writeMeta(key: string, value: unknown): Promise<void> {
  await inTransaction('meta', 'readwrite', (store) => store.put(value, key));
}
