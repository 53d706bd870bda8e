import { onOneLine, onPlainLines } from '#domain/text/plain-text';

/** "12 Acacia Road, Northampton, NN1 1AA" for an address of several lines. */
export function addressOnOneLine(address: string): string {
  return onPlainLines(address)
    .split('\n')
    .map((line) => onOneLine(line).replace(/,+$/, ''))
    .filter(Boolean)
    .join(', ');
}
