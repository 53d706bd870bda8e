/** That every price includes VAT: beside a price, and as a sentence. */
export const VAT_WORDS = { short: 'incl. VAT', sentence: 'Prices include VAT.' } as const;
