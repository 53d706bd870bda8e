import { stringify } from 'csv-stringify/sync';
import type { Options } from 'csv-stringify/sync';
import { onPlainLines } from '#domain/text/plain-text';
import type { Columns } from './columns';

/** Whitespace and invisible characters before the text of a cell, which would hide a formula from `escape_formulas`. */
const BEFORE_TEXT = /^[\s\p{Cc}\p{Cf}]+/u;

const FORMAT: Options = {
  quoted: true,
  quoted_empty: true,
  escape_formulas: true,
  record_delimiter: 'windows',
};

/**
 * Rows as a CSV file that spreadsheets open as text, part by part: every cell is quoted, and one that starts
 * like a formula gets an apostrophe in front. The first row names the columns.
 */
export async function* csvOf<Row>(
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield stringify([Object.keys(columns)], { ...FORMAT, bom: true });
  for await (const rows of pages) {
    const records = rows.map((row) =>
      cells.map((cell) => {
        const value = cell(row);
        return typeof value === 'string' ? onPlainLines(value).replace(BEFORE_TEXT, '') : value;
      }),
    );
    yield stringify(records, FORMAT);
  }
}
