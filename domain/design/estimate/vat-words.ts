import { rateOf, type Vat } from '#domain/site/content/facts/vat';

/** What a price says of the VAT in it: beside a price, after one in a sentence, and as a sentence. */
export interface VatWords {
  short: string;
  included: string;
  sentence: string;
}

const WITH: VatWords = {
  short: 'incl. VAT',
  included: 'VAT included',
  sentence: 'Prices include VAT.',
};

const WITHOUT: VatWords = {
  short: 'no VAT',
  included: 'no VAT added',
  sentence: 'No VAT is added: we are not VAT registered.',
};

/** @param rate in per cent; 0 for a company that is not registered */
export function vatWordsAt(rate: number): VatWords {
  return rate === 0 ? WITHOUT : WITH;
}

/** What the company's prices say today. */
export function vatWords({ vat }: { vat: Vat }): VatWords {
  return vatWordsAt(rateOf(vat));
}
