import type { Database, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { CalendarLinkStore } from './people-ports';
import { OWNER } from './people-records';

/** The addresses of the company's calendar. Changes to one person's are made one after the other. */
export function calendarLinkStore(database: Database): CalendarLinkStore {
  return {
    find: (hash) => database.read((on) => on.find('calendarLinks', hash)),
    of: (holder) =>
      database.read(async (on) => (await on.list('calendarLinks', { where: { holder } }))[0]),
    renew: (link) =>
      database.change([turns.person(link.holder)], async (on) => {
        const { holder } = link;
        if (holder !== OWNER && (await on.find('people', holder)) === undefined) return false;
        await endCalendarLink(on, holder);
        return on.add('calendarLinks', link);
      }),
    revoke: (holder) =>
      database.change([turns.person(holder)], (on) => endCalendarLink(on, holder)),
  };
}

/** Ends the address of a person, for the change that does so. Whether there was one. */
export async function endCalendarLink(on: Rows, holder: string): Promise<boolean> {
  return (await on.removeAll('calendarLinks', { where: { holder } })) > 0;
}
