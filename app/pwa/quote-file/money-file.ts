import type { MoneyPaper } from '#domain/order/money/paper';

/**
 * An invoice, credit note, receipt or statement as a PDF, made on the device of what it already has: byte for byte the
 * one in our mail, also without a signal.
 *
 * @throws when part of the code for it cannot be loaded
 */
export async function moneyFile(paper: MoneyPaper): Promise<File> {
  const { makeMoneyFile } = await import('./make-quote-file');
  return makeMoneyFile(paper);
}
