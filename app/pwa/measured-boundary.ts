import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Measured } from '#domain/room/photo/measure';
import { forget, recall, remember } from './local-memory';
import { createValueStore } from './value-store';

const KEY = 'measured-boundary';

const keptSchema = z.object({
  /** The base that it was measured from: another one reaches elsewhere. Metres. */
  width: z.number(),
  depth: z.number(),
  metres: z.number(),
  least: z.number(),
  most: z.number(),
});

const store = createValueStore(read(recall(KEY)));

/** How far a base of this size is from the boundary by the visitor's photo, in metres; null where nobody has measured it. */
export function useMeasuredBoundary(
  shell: Pick<ShellMeasures, 'width' | 'depth'> | null,
): Measured | null {
  // A page is prerendered for nobody in particular.
  const kept = useSyncExternalStore(store.subscribe, store.get, () => null);
  return kept && kept.width === shell?.width && kept.depth === shell.depth ? kept : null;
}

/** Keeps it on this device, for the permission check; null takes it back. */
export function sayBoundary(
  { width, depth }: Pick<ShellMeasures, 'width' | 'depth'>,
  measured: Measured | null,
): void {
  const kept = measured && { width, depth, ...measured };
  store.set(kept);
  if (kept === null) forget(KEY);
  else remember(KEY, JSON.stringify(kept));
}

/** What another build has kept, or somebody else has written there, may be anything. */
function read(text: string | null): z.infer<typeof keptSchema> | null {
  try {
    return z.parse(keptSchema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
