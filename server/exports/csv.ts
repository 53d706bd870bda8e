import { stringify } from 'csv-stringify/sync';
import { onPlainLines } from '#domain/plain-text';

/** What stands before the first letter of a cell, and would hide a formula from `escape_formulas`. */
const BEFORE_TEXT = /^[\s\p{Cc}\p{Cf}]+/u;

/**
 * Rows as a CSV file that spreadsheets open as text: every cell is quoted, and one that begins like a
 * formula gets an apostrophe in front. The first row names the columns.
 */
export function toCsv<Row>(
  columns: Readonly<Record<string, (row: Row) => string | number>>,
  rows: readonly Row[],
): string {
  const cells = Object.values(columns);
  const records = rows.map((row) =>
    cells.map((cell) => {
      const value = cell(row);
      return typeof value === 'string' ? onPlainLines(value).replace(BEFORE_TEXT, '') : value;
    }),
  );
  return stringify([Object.keys(columns), ...records], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
