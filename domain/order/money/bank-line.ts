/** A line of a bank's statement that brought money in. */
export interface BankLine {
  /** In the file, from 1 on. */
  line: number;
  /** "2026-11-28". */
  on: string;
  /** Whole pence, above zero. */
  pence: number;
  /** What the bank says of it: payer and reference. */
  text: string;
  /**
   * What the line is known by once it is noted: the same day, amount and words, and how many equal lines came before it
   * in the file, so that two equal payments on a day are two.
   */
  name: string;
}

/** Which columns of a statement are read, from 0 on. */
export interface StatementColumns {
  date: number;
  /** What came in: of an amount that may be below zero, those above are. */
  amount: number;
  /** Payer, reference, memo. */
  text: readonly number[];
}

/** A statement's lines that brought money, and what could not be read. */
export interface ReadStatement {
  lines: readonly BankLine[];
  /** How many took money out, or moved none. */
  out: number;
  faults: readonly { line: number; words: string }[];
}

/** Of the text of a line: no bank has so much, and a cell of a million letters would stop the page. */
const LONGEST_TEXT = 500;

/** Above it an amount is a misread column: an account number, say. Whole pence. */
const MOST_PENCE = 1_000_000_00;

/**
 * Reads a statement's rows. The first rows, until there is one with a day, are its head.
 *
 * @param today as "2026-11-28": a payment cannot be later
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
  today: string,
): ReadStatement {
  const first = rows.findIndex((row) => dayIn(row[columns.date] ?? '') !== null);
  const lines: BankLine[] = [];
  const faults: { line: number; words: string }[] = [];
  const counted = new Map<string, number>();
  let out = 0;
  for (const [index, row] of rows.entries()) {
    if (index < first || first < 0 || row.every((cell) => cell.trim() === '')) continue;
    const line = index + 1;
    const on = dayIn(row[columns.date] ?? '');
    const typed = row[columns.amount] ?? '';
    const pence = penceIn(typed);
    if (on === null) faults.push({ line, words: `“${short(row[columns.date])}” is not a date` });
    else if (on > today) faults.push({ line, words: `${on} is still to come` });
    else if (typed.trim() === '' || (pence !== null && pence <= 0)) out += 1;
    else if (pence === null || pence > MOST_PENCE)
      faults.push({ line, words: `“${short(typed)}” is not an amount` });
    else {
      const text = textOf(row, columns.text);
      const name = [on, pence, text].join('\n');
      const before = counted.get(name) ?? 0;
      counted.set(name, before + 1);
      lines.push({ line, on, pence, text, name: `${name}\n${before}` });
    }
  }
  if (first < 0 && rows.length > 0)
    faults.push({ line: 1, words: 'No line has a date in the column that you chose' });
  return { lines, out, faults };
}

function textOf(row: readonly string[], columns: readonly number[]): string {
  return plain(columns.map((column) => row[column] ?? '').join(' '), LONGEST_TEXT);
}

function short(cell = ''): string {
  return plain(cell, 30);
}

/** On one line, without what cannot be seen and halves of characters. */
function plain(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as UK banks write it, as "2026-11-28": "28/11/2026", "28-11-26", "28.11.2026", "28 Nov 2026", "2026-11-28", each
 * also with a time behind it; null for anything else. The day comes before the month.
 */
export function dayIn(cell: string): string | null {
  const typed = cell.trim().slice(0, 40);
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(typed) ??
    reordered(/^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4}|\d{2})(?!\d)/i.exec(typed)) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const ofName = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const numbers = [
    Number(year) + (year.length === 2 ? 2000 : 0),
    /^\d/.test(month) ? Number(month) : ofName,
    Number(day),
  ] as const;
  return realDay(...numbers);
}

function reordered(found: RegExpExecArray | null) {
  if (found === null) return null;
  const [whole, day, month, year] = found;
  return [whole, year, month, day] as const;
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 2000;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/**
 * An amount as UK banks write it, in whole pence: "1,234.56", "£1,234.56", "-1234.5", "(1,234.56)", "1,234.56-",
 * "1,234.56 CR" and "DR"; null for anything else.
 */
export function penceIn(cell: string): number | null {
  const typed = cell
    .trim()
    .slice(0, 40)
    .replaceAll(/[\s£+]|GBP/gi, '')
    .replaceAll('−', '-');
  const isOut = /^\(.*\)$|^-|-$|DR$/i.test(typed);
  const bare = typed.replaceAll(/^\(|\)$|^-|-$|[CD]R$/gi, '');
  const [, pounds, pence = ''] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  if (pounds === undefined) return null;
  const amount = Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'));
  return isOut ? -amount || 0 : amount;
}

/** The columns of a statement by what stands in them; null where there is no day or no amount in any. */
export function guessColumns(rows: readonly (readonly string[])[]): StatementColumns | null {
  const sample = rows.slice(0, 50);
  const first = sample.findIndex((row) => row.some((cell) => dayIn(cell) !== null));
  if (first < 0) return null;
  const body = sample.slice(first);
  const head = sample[first - 1] ?? [];
  const width = Math.max(...body.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const cells = (column: number) =>
    body.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  const date = columns.find((column) => cells(column).some((cell) => dayIn(cell) !== null));
  const amounts = columns.filter(
    (column) =>
      column !== date &&
      cells(column).length > 0 &&
      cells(column).every((cell) => penceIn(cell) !== null),
  );
  const named = (words: RegExp) => amounts.find((column) => words.test(head[column] ?? ''));
  const amount =
    named(/credit|paid in|money in|received|^in$/i) ??
    named(/amount|value/i) ??
    amounts.find((column) => cells(column).some((cell) => /\.\d\d\b/.test(cell)));
  if (date === undefined || amount === undefined) return null;
  const text = columns.filter(
    (column) =>
      column !== date &&
      !amounts.includes(column) &&
      cells(column).some((cell) => /\p{L}{3}/u.test(cell) && dayIn(cell) === null),
  );
  return { date, amount, text };
}
