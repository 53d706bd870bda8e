import { hash } from 'node:crypto';
import type { Document } from '#server/stores/lowdb/document';
import { rowJson } from '#server/stores/database/row-json';
import { TABLE_NAMES } from '#server/stores/database/tables';
import { MoveError } from './move-error';

/** What is compared of a table or of a kind of files. */
export interface Sum {
  name: string;
  count: number;
  /** Of everything in it, in any order. */
  sha256: string;
}

/** The sums of every table, and of what the administrator signs in with. */
export function sumsOfRows(document: Document): Sum[] {
  return [
    ...TABLE_NAMES.map((name) => sumOf(name, document[name].map(hashOfRow))),
    sumOf('credentials', [hashOfRow(document.credentials)]),
  ];
}

/** @param hashes one of each thing */
export function sumOf(name: string, hashes: readonly string[]): Sum {
  const sha256 = hash('sha256', hashes.toSorted().join('\n'));
  return { name, count: hashes.length, sha256 };
}

function hashOfRow(row: object): string {
  return hash('sha256', rowJson(row));
}

/** @throws {MoveError} naming what differs first */
export function compare(wanted: readonly Sum[], found: readonly Sum[]): void {
  for (const [index, { name, count, sha256 }] of wanted.entries()) {
    const other = found[index];
    if (other?.count === count && other.sha256 === sha256) continue;
    const counts = `${other?.count ?? 0} there, ${count} here`;
    throw new MoveError(`The target does not have ${name} as the source has them (${counts}).`);
  }
}
