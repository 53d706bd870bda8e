import { useMemo, useSyncExternalStore } from 'react';
import { useSchema, type Use, type YearSaid } from '#domain/room/energy/use';
import { forget, recall, remember } from './local-memory';
import { saidNorth, useNorth } from './use-north';
import { createValueStore } from './value-store';

const KEY = 'year-use';

const week = createValueStore(readUse(recall(KEY)));

/** Keeps a week of one's own on this device; null goes back to the usual one of the room type. */
export function sayWeek(use: Use | null): void {
  week.set(use);
  if (use === null) forget(KEY);
  else remember(KEY, JSON.stringify(use));
}

/** What has been said on this device of the garden and the week. */
export function useYearSaid(): YearSaid {
  const [north] = useNorth();
  const use = useSyncExternalStore(week.subscribe, week.get, () => null);
  return useMemo(() => ({ north, use }), [north, use]);
}

/** The same for code that is no component. */
export function yearSaid(): YearSaid {
  return { north: saidNorth(), use: week.get() };
}

/** What another build has kept, or somebody else has written there, may be anything. */
function readUse(text: string | null): Use | null {
  try {
    return useSchema.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
