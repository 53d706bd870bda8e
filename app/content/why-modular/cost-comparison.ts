/** A range in pounds. */
export type PoundRange = { readonly from: number; readonly to: number };

/** One row of the table: area outside in m², costs and savings in pounds before VAT (decision 0049). */
export type CostRow = {
  readonly area: number;
  readonly traditional: number;
  readonly modular: PoundRange;
  readonly savings: PoundRange;
};

/** "Cost comparison by size" from specification §9. */
export const costRows: readonly CostRow[] = [
  {
    area: 20,
    traditional: 50_000,
    modular: { from: 22_000, to: 31_000 },
    savings: { from: 19_000, to: 28_000 },
  },
  {
    area: 30,
    traditional: 75_000,
    modular: { from: 33_000, to: 46_500 },
    savings: { from: 28_500, to: 42_000 },
  },
  {
    area: 40,
    traditional: 100_000,
    modular: { from: 44_000, to: 62_000 },
    savings: { from: 38_000, to: 56_000 },
  },
  {
    area: 50,
    traditional: 125_000,
    modular: { from: 55_000, to: 77_500 },
    savings: { from: 47_500, to: 70_000 },
  },
];

export const costComparison = {
  heading: 'Real Cost Comparison',
  lead: 'What the shell costs to build, in pounds before VAT, by the ground it covers.',
  caption: 'Cost of traditional and modular building by size',
  /** Beside each size: it is measured over the walls. */
  measured: 'outside',
  columns: {
    size: 'Size',
    chart: 'Drawn to scale',
    traditional: 'Traditional',
    modular: 'Modular',
    savings: 'You save',
  },
  legend: {
    traditional: 'Traditional',
    from: 'Modular, from',
    to: 'Modular, up to',
    savings: 'You save, at least',
  },
  /** The basis of the figures, and their limits. */
  note: 'Guide figures for the shell (floor, walls and roof), before VAT on both sides: £1,100–£1,550 per m² outside, against £2,500. Doors, windows, electrics and heating are not in them. At the low end that saves 56%, at the high end 38%. Small rooms cost more per square metre, because corners and the journey are shared by fewer of them. What yours costs, with its door and VAT, the builder says.',
} as const;
