import * as z from 'zod/mini';
import { withDesk } from './desk-database';
import { keptDaySchema, type KeptDay } from './desk-rows';

/**
 * The days that are on this device, the next first. Deletes those that are over.
 *
 * @param today in England: "2026-12-01"
 */
export function readKeptDays(today: string): Promise<KeptDay[]> {
  return withDesk(async (database) => {
    const days: KeptDay[] = [];
    for (const row of await database.getAll('days')) {
      const read = z.safeParse(keptDaySchema, row);
      // Of another version of the app: our server has it, and the next time it is kept anew.
      if (!read.success || read.data.day < today) await database.delete('days', row.day);
      else days.push(read.data);
    }
    return days;
  });
}

/** Keeps a day, in the place of what was kept of it. */
export async function keepDay(day: KeptDay): Promise<void> {
  await withDesk((database) => database.put('days', day));
}

/** Forgets one day, or all of them. */
export async function forgetDays(day?: string): Promise<void> {
  await withDesk((database) =>
    day === undefined ? database.clear('days') : database.delete('days', day),
  );
}
