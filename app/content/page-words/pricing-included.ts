import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { alwaysIncluded, NEVER_INCLUDED } from '#domain/design/estimate/price-scope';

/** What a "From" price on /pricing includes, and what it does not. Mirrors the builder's defaults. */
export const pricingIncluded = (facts: CompanyFacts) => {
  const always = alwaysIncluded(facts);
  return {
    heading: 'What the price holds',
    lead: 'A “From” price is a whole, insulated building of standard finish. It is not a kit.',
    included: {
      heading: 'Included',
      items: [
        always.paperwork,
        'Concrete slab on level ground within reach',
        always.insulation,
        'One entrance door, double glazed',
        'Standard timber cladding and felt roof',
        'Plasterboard and skim inside',
        always.installation,
        always.regulations,
        always.guarantee,
        ...(facts.vat.registered ? ['VAT'] : []),
      ],
    },
    notIncluded: {
      heading: 'Not included',
      lead: 'The builder prices the first three; your written quote names all that apply.',
      items: [
        'Windows, further doors and patio doors',
        'Electrics, underfloor heating and air conditioning',
        'Composite, cedar and other upgraded finishes',
        ...NEVER_INCLUDED,
      ],
    },
  } as const;
};
