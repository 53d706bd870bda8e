import { inTransaction } from './transaction';

/** What was remembered about this device under `key`; undefined when nothing was. */
export function readMeta(key: string): Promise<unknown> {
  return inTransaction('meta', 'readonly', (store) => store.get(key));
}

/** Remembers `value` (anything structured clone can carry) about this device. */
export async function writeMeta(key: string, value: unknown): Promise<void> {
  await inTransaction('meta', 'readwrite', (store) => store.put(value, key));
}
