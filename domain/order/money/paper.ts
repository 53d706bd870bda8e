import type { AccountLine } from './account';
import type { Invoice } from './invoice';

/** Whom a document is from and for, as an invoice's row has it. */
export type Parties = Pick<Invoice, 'supplier' | 'buyer' | 'reference'>;

/** Whom a receipt and a statement are from and for: as the order's first invoice says, so that they stay what they are. */
export function partiesOf(rows: readonly Invoice[]): Parties | undefined {
  return rows.find(({ kind }) => kind === 'invoice');
}

/** What a document is made of. */
export type MoneyPaper =
  | { kind: 'invoice'; row: Invoice }
  | { kind: 'receipt'; parties: Parties; line: AccountLine }
  | { kind: 'statement'; parties: Parties; lines: readonly AccountLine[]; today: string };

/** What the document of a line of the account is made of; undefined for a payment before the first invoice. */
export function paperOfLine(rows: readonly Invoice[], line: AccountLine): MoneyPaper | undefined {
  if (line.kind !== 'payment') {
    const row = rows.find(({ id }) => id === line.id);
    return row && { kind: 'invoice', row };
  }
  const parties = partiesOf(rows);
  return parties && { kind: 'receipt', parties, line };
}
