import { fromPence, pounds } from '#domain/text/money';

/** An amount in pence, always written with them, as on an invoice: "£5,600.00". */
export function inPence(pence: number): string {
  const words = pounds(fromPence(pence));
  return words.includes('.') ? words : `${words}.00`;
}

/** The amount of a line of a quote: what costs nothing is included. */
export function lineAmount(pence: number): string {
  return pence === 0 ? 'Included' : inPence(pence);
}
