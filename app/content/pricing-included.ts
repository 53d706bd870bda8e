/** What a "From" price of /pricing holds, and what it does not. Mirrors the builder's defaults. */
export const pricingIncluded = {
  heading: 'What the price holds',
  lead: 'A “From” price is a whole, insulated building of standard finish. It is not a kit.',
  included: {
    heading: 'Included',
    items: [
      'Site visit, drawings and a written quote',
      'Concrete slab on level ground within reach',
      'Insulated floor, walls and roof',
      'One entrance door, double glazed',
      'Standard timber cladding and felt roof',
      'Plasterboard and skim inside',
      'Delivery and installation in our five counties',
      'Building regulation compliance',
      '10 year structural guarantee',
      'VAT',
    ],
  },
  notIncluded: {
    heading: 'Not included',
    lead: 'The builder prices the first three; your written quote names all that apply.',
    items: [
      'Windows, further doors and patio doors',
      'Electrics, underfloor heating and air conditioning',
      'Composite, cedar and other upgraded finishes',
      'The supply cable from the house, by its length',
      'Planning application and certificate fees, if you need them',
      'Difficult ground: slopes, trees, drains to be moved',
      'Removing old sheds, bases and trees',
      'Water, drainage and a WC',
      'Paths, decking, planting and furniture',
    ],
  },
} as const;
