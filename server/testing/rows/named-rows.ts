import type { Rows } from '#server/stores/database/database';
import type { JournaledDatabase } from '#server/stores/lowdb/journaled-database';
import { newQuoteRequest } from './records';

/** A change that adds a quote request of this name, and results in it. */
export function adding(name: string) {
  return async (on: Rows): Promise<string> => {
    const row = { ...newQuoteRequest({ name }), reference: `MGR-0000-${name}` };
    await on.put('roomConfigurations', row);
    return name;
  };
}

/** The names of the quote requests in a data folder's database, in the order in which they were added. */
export function names({ view }: Pick<JournaledDatabase, 'view'>): string[] {
  return view
    .table('roomConfigurations')
    .list()
    .map(({ name }) => name);
}
