import * as z from 'zod/mini';
import { guessColumns, type StatementColumns } from '#domain/order/money/bank-line';

const place = z.int().check(z.nonnegative(), z.maximum(29));

/** The columns that were chosen last, and the first line of the file that they were chosen for. */
const keptSchema = z.object({
  head: z.string(),
  columns: z.object({ date: place, amount: place, text: z.array(place) }),
});

/** What is kept on this device of a choice of columns. */
export function columnsText(
  rows: readonly (readonly string[])[],
  columns: StatementColumns,
): string {
  return JSON.stringify({ head: headOf(rows), columns });
}

/** Those that were chosen for a file with the same first line, else what stands in the columns tells them. */
export function columnsFor(
  rows: readonly (readonly string[])[],
  kept: string | null,
): StatementColumns {
  const known = keptSchema.safeParse(parsed(kept));
  if (known.success && known.data.head === headOf(rows)) return known.data.columns;
  return guessColumns(rows) ?? { date: 0, amount: 1, text: [] };
}

/** Names of columns; a bank that has none begins with a payment, whose words are nobody's business. */
function headOf(rows: readonly (readonly string[])[]): string {
  const [first = []] = rows;
  const isHead = first.every((cell) => !/\d/.test(cell));
  return isHead ? first.map((cell) => cell.slice(0, 40)).join('|') : `${first.length} columns`;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    // Of another program under our name, or cut short: chosen again.
    return null;
  }
}
