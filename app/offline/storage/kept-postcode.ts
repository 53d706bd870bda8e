import { readMeta, writeMeta } from './meta';

const KEY = 'garden-postcode';

/** The postcode of the garden as it was typed in the quote form; empty when there is none. */
export async function keptPostcode(): Promise<string> {
  const kept = await readMeta(KEY);
  return typeof kept === 'string' ? kept : '';
}

/** Keeps it on this device, for the address of the visit. */
export const keepPostcode = (typed: string): Promise<void> =>
  writeMeta(KEY, typed.trim().toUpperCase());
