/** Whether the company is registered for VAT, and then under which number and at which rate, in per cent. */
export type Vat = { registered: true; number: string; rate: number } | { registered: false };

/** The standard rate in the UK, in per cent: that of every price before there was a choice. */
export const STANDARD_RATE = 20;

/** The VAT in every price, in per cent; 0 for a company that is not registered. */
export function rateOf(vat: Vat): number {
  return vat.registered ? vat.rate : 0;
}

/** Words that companies typed as their VAT number to say that they have none. */
const NONE = /\b(not|non|un)\b.*\bregistered\b|\bunregistered\b|^\s*(none|no|n\/?a)\b/i;

/** Whether what stands as a VAT number says that there is none: "Not VAT registered". */
export function saysNotRegistered(number: string): boolean {
  return NONE.test(number);
}

/** Facts that were saved before there was a choice have the VAT number as text, and the standard rate. */
export function vatOf({ vat, legal }: { vat?: Vat; legal: { vatNumber?: string } }): Vat {
  if (vat !== undefined) return vat;
  const number = legal.vatNumber ?? '';
  if (saysNotRegistered(number)) return { registered: false };
  return { registered: true, number, rate: STANDARD_RATE };
}

/** The VAT number as builds before this read it, in the place where they do. */
export function vatNumberText(vat: Vat): string {
  return vat.registered ? vat.number : 'Not VAT registered';
}
