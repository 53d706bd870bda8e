import { newQuoteRequest } from '#server/testing/rows/records';
import type { Database } from '#server/stores/database/database';
import type { Document } from '#server/stores/lowdb/document';
import type { QuoteRequestRecord } from '#server/stores/records';

export function rowNamed(name: string): QuoteRequestRecord {
  return { ...newQuoteRequest({ name }), reference: `MGR-0000-${name}` };
}

/** Adds a quote request with this name; resolves once it is acknowledged. */
export function addRow(database: Database, name: string): Promise<void> {
  return database.change([], (on) => on.put('roomConfigurations', rowNamed(name)));
}

export function namesIn({ roomConfigurations }: Pick<Document, 'roomConfigurations'>): string[] {
  return roomConfigurations.map(({ name }) => name);
}
