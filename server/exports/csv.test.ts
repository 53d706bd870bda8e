import { describe, expect, it } from 'vitest';
import {
  CRLF_CORPUS,
  CSV_CORPUS,
  UNSEEN,
  UNSEEN_CORPUS,
  XSS_CORPUS,
} from '#server/testing/hostile';
import { hostileEnquiry, hostileQuote, hostileSubscriber } from '#server/testing/hostile-rows';
import { ENQUIRY_COLUMNS, QUOTE_COLUMNS, SUBSCRIBER_COLUMNS } from './columns';
import { toCsv } from './csv';

/** A reader of CSV whose cells are all quoted. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

function exportsOf(text: string): string[] {
  return [
    toCsv(QUOTE_COLUMNS, [{ ...hostileQuote(text), room: text }]),
    toCsv(ENQUIRY_COLUMNS, [hostileEnquiry(text)]),
    toCsv(SUBSCRIBER_COLUMNS, [hostileSubscriber(text)]),
  ];
}

describe('an export with this in every field', () => {
  it.each(UNSEEN_CORPUS)('shows %j as it is', (text) => {
    for (const csv of exportsOf(text)) expect(csv.replace('\uFEFF', '')).not.toMatch(UNSEEN);
  });

  it.each([...CSV_CORPUS, ...CRLF_CORPUS, ...XSS_CORPUS])(
    'is one row, with no cell that a spreadsheet would run: %j',
    (text) => {
      for (const csv of exportsOf(text)) {
        const cells = cellsOf(csv.replace('\uFEFF', ''));
        expect(cells).toHaveLength(2);
        expect(cells[1]).toHaveLength(cells[0]?.length ?? 0);
        for (const cell of cells.flat())
          expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
      }
    },
  );
});
