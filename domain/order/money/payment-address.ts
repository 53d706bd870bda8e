/** What is filled into the address: `amount` in pounds with its pence, "9875.00". */
export const PAYMENT_PLACES = ['amount', 'reference', 'invoice'] as const;

interface ToPay {
  pence: number;
  /** Of the request. */
  reference: string;
  /** "INV-00001". */
  invoice: string;
}

/** Where an invoice is paid by card: the company's own template with what is to be paid filled in. */
export function paymentAddress(template: string, { pence, reference, invoice }: ToPay): string {
  const values = { amount: (pence / 100).toFixed(2), reference, invoice };
  return template.replaceAll(/\{(.*?)\}/g, (place, name: string) => {
    const value = values[name as keyof typeof values] as string | undefined;
    return value === undefined ? place : encodeURIComponent(value);
  });
}
