import { describe, expect, it } from 'vitest';
import {
  CRLF_CORPUS,
  CSV_CORPUS,
  UNSEEN,
  UNSEEN_CORPUS,
  XSS_CORPUS,
} from '#server/testing/hostile';
import {
  hostileEnquiry,
  hostileQuoteRequest,
  hostileSubscriber,
} from '#server/testing/rows/hostile-rows';
import { ENQUIRY_COLUMNS, QUOTE_COLUMNS, SUBSCRIBER_COLUMNS } from './columns';
import { csvOf } from './csv';

/** A CSV parser for files whose cells are all quoted. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

async function exported<Row>(columns: Parameters<typeof csvOf<Row>>[0], ...pages: Row[][]) {
  async function* inPages() {
    yield* pages;
  }
  const parts: string[] = [];
  for await (const part of csvOf(columns, inPages())) parts.push(part);
  return parts.join('');
}

function exportsOf(text: string): Promise<string[]> {
  return Promise.all([
    exported(QUOTE_COLUMNS, [{ ...hostileQuoteRequest(text), room: text, events: [] }]),
    exported(ENQUIRY_COLUMNS, [hostileEnquiry(text)]),
    exported(SUBSCRIBER_COLUMNS, [hostileSubscriber(text)]),
  ]);
}

it('an export has its heads once, and one row after the other, whatever the pages', async () => {
  const addresses = ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => ({
    ...hostileSubscriber(email),
    createdAt: 'then',
  }));
  const rows = addresses.map(({ email }) => `"${email}","then"\r\n`).join('');
  const heads = '\uFEFF"Email","Signed up"\r\n';
  expect(await exported(SUBSCRIBER_COLUMNS, addresses.slice(0, 2), addresses.slice(2))).toBe(
    heads + rows,
  );
  expect(await exported(SUBSCRIBER_COLUMNS, [])).toBe(heads);
});

describe('an export with this in every field', () => {
  it.each(UNSEEN_CORPUS)('shows %j as it is', async (text) => {
    for (const csv of await exportsOf(text)) expect(csv.replace('\uFEFF', '')).not.toMatch(UNSEEN);
  });

  it.each([...CSV_CORPUS, ...CRLF_CORPUS, ...XSS_CORPUS])(
    'is one row, with no cell that a spreadsheet would run: %j',
    async (text) => {
      for (const csv of await exportsOf(text)) {
        const cells = cellsOf(csv.replace('\uFEFF', ''));
        expect(cells).toHaveLength(2);
        expect(cells[1]).toHaveLength(cells[0]?.length ?? 0);
        for (const cell of cells.flat())
          expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
      }
    },
  );
});
