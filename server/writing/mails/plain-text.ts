import { onOneLine } from '#domain/text/plain-text';

const WIDTH = 58;

/** Rows of a term and a value, with the values aligned in a column. */
export function listing(rows: readonly (readonly [string, string])[]): string {
  const widest = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, value]) => `${term.padEnd(widest + 2)}${onOneLine(value)}`).join('\n');
}

/** Rows of a term and an amount, with the amounts right-aligned unless the row is too long. */
export function bill(rows: readonly (readonly [string, string])[]): string {
  return rows
    .map(([term, amount]) => `${term.padEnd(WIDTH - amount.length - 1)} ${amount}`)
    .join('\n');
}
