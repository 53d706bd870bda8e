import { describe, expect, it } from 'vitest';
import { added, discount, estimated, quoteOf } from '#domain/testing/written-quotes';
import { writtenQuoteSchema } from './written-quote';
import type { QuoteLine } from './quote-line';
import { quoteTotals } from './quote-totals';

/**
 * Worked with a pencil. `vat` is a sixth of the total (20 of 120 parts), rounded half up; `net` is the
 * rest. Stages lose what is below a penny; the pennies lost go to those that lost most, then to the later.
 */
const TABLE: readonly {
  name: string;
  lines: QuoteLine[];
  percents: number[];
  before: number;
  discounts: number;
  total: number;
  vat: number;
  net: number;
  stages: number[];
}[] = [
  {
    name: '1 £300: a sixth is £50, all at once',
    lines: [estimated('shell', 30_000)],
    percents: [100],
    before: 30_000,
    discounts: 0,
    total: 30_000,
    vat: 5000, // 30,000 / 6
    net: 25_000,
    stages: [30_000],
  },
  {
    name: '2 a garden office as estimated; VAT is rounded up from two thirds',
    // 29,865.00 + 900.00 + 850.00 + 0 + 1,200.00 = 32,815.00
    lines: [2_986_500, 90_000, 85_000, 0, 120_000].map((pence, at) => estimated(`${at}`, pence)),
    percents: [25, 75],
    before: 3_281_500,
    discounts: 0,
    total: 3_281_500,
    vat: 546_917, // 3,281,500 / 6 = 546,916.67
    net: 2_734_583,
    stages: [820_375, 2_461_125], // a quarter: 3,281,500 / 4 = 820,375
  },
  {
    name: '3 an added line with odd pence; the odd penny goes to the half',
    lines: [estimated('shell', 2_800_000), added('cable', 12_345)],
    percents: [25, 50, 25],
    before: 2_812_345,
    discounts: 0,
    total: 2_812_345,
    vat: 468_724, // 2,812,345 / 6 = 468,724.17
    net: 2_343_621,
    stages: [703_086, 1_406_173, 703_086], // .25, .50, .25 lost: the middle one lost most
  },
  {
    name: '4 three pence: half a penny of VAT is rounded up; the later half pays the odd penny',
    lines: [estimated('shell', 3)],
    percents: [50, 50],
    before: 3,
    discounts: 0,
    total: 3,
    vat: 1, // 3 / 6 = 0.5
    net: 2,
    stages: [1, 2], // 1.5 each
  },
  {
    name: '5 VAT is rounded down from a sixth of a penny',
    lines: [estimated('shell', 100_003)],
    percents: [100],
    before: 100_003,
    discounts: 0,
    total: 100_003,
    vat: 16_667, // 100,003 / 6 = 16,667.17
    net: 83_336,
    stages: [100_003],
  },
  {
    name: '6 VAT is rounded up from half a penny; two stages of three lose as much',
    lines: [estimated('shell', 100_005)],
    percents: [20, 30, 50],
    before: 100_005,
    discounts: 0,
    total: 100_005,
    vat: 16_668, // 100,005 / 6 = 16,667.5
    net: 83_337,
    stages: [20_001, 30_001, 50_003], // 20,001 · 30,001.5 · 50,002.5
  },
  {
    name: '7 £500 off',
    lines: [estimated('shell', 2_800_000), discount('off', { pence: -50_000 })],
    percents: [25, 75],
    before: 2_800_000,
    discounts: -50_000,
    total: 2_750_000,
    vat: 458_333, // 2,750,000 / 6 = 458,333.33
    net: 2_291_667,
    stages: [687_500, 2_062_500],
  },
  {
    name: '8 5 % off, to the penny',
    lines: [estimated('shell', 2_800_000), discount('off', { percent: 5, pence: -140_000 })],
    percents: [25, 75],
    before: 2_800_000,
    discounts: -140_000,
    total: 2_660_000,
    vat: 443_333, // 2,660,000 / 6 = 443,333.33
    net: 2_216_667,
    stages: [665_000, 1_995_000],
  },
  {
    name: '9 5 % off with half a penny, which is taken off, too',
    // 5 % of 1,234,510 = 61,725.5
    lines: [estimated('shell', 1_234_510), discount('off', { percent: 5, pence: -61_726 })],
    percents: [25, 75],
    before: 1_234_510,
    discounts: -61_726,
    total: 1_172_784,
    vat: 195_464, // 1,172,784 / 6, exactly
    net: 977_320,
    stages: [293_196, 879_588],
  },
  {
    name: '10 3 % off with less than half a penny, which is not',
    // 3 % of 1015 = 30.45
    lines: [estimated('shell', 1015), discount('off', { percent: 3, pence: -30 })],
    percents: [50, 50],
    before: 1015,
    discounts: -30,
    total: 985,
    vat: 164, // 985 / 6 = 164.17
    net: 821,
    stages: [492, 493], // 492.5 each
  },
  {
    name: '11 5 % and 10 % off, both of the same lines',
    lines: [
      estimated('shell', 10_010),
      discount('winter', { percent: 5, pence: -501 }), // 500.5
      discount('show', { percent: 10, pence: -1001 }), // 1001, not 10 % of 9509
    ],
    percents: [33, 33, 34],
    before: 10_010,
    discounts: -1502,
    total: 8508,
    vat: 1418, // 8508 / 6, exactly
    net: 7090,
    stages: [2807, 2808, 2893], // 2807.64 · 2807.64 · 2892.72: two pennies, for the third and the second
  },
  {
    name: '12 10 % and £100 off',
    lines: [
      discount('fixed', { pence: -10_000 }),
      estimated('shell', 250_000),
      discount('off', { percent: 10, pence: -25_000 }), // of 250,000, whatever else is taken off
    ],
    percents: [10, 90],
    before: 250_000,
    discounts: -35_000,
    total: 215_000,
    vat: 35_833, // 215,000 / 6 = 35,833.33
    net: 179_167,
    stages: [21_500, 193_500],
  },
  {
    name: '13 a line removed',
    lines: [
      estimated('shell', 2_000_000),
      estimated('windows', 450_000, { removed: true, reason: 'No window to the neighbours' }),
      estimated('door', 85_000),
    ],
    percents: [25, 75],
    before: 2_085_000, // 2,000,000 + 85,000
    discounts: 0,
    total: 2_085_000,
    vat: 347_500, // 2,085,000 / 6, exactly
    net: 1_737_500,
    stages: [521_250, 1_563_750],
  },
  {
    name: '14 10 % off the lines that are kept',
    lines: [
      estimated('shell', 2_000_000),
      estimated('heating', 300_000, { removed: true, reason: 'Later' }),
      discount('off', { percent: 10, pence: -200_000 }), // of 2,000,000
    ],
    percents: [25, 75],
    before: 2_000_000,
    discounts: -200_000,
    total: 1_800_000,
    vat: 300_000,
    net: 1_500_000,
    stages: [450_000, 1_350_000],
  },
  {
    name: '15 nothing but what is included',
    lines: [estimated('interior', 0)],
    percents: [25, 75],
    before: 0,
    discounts: 0,
    total: 0,
    vat: 0,
    net: 0,
    stages: [0, 0],
  },
  {
    name: '16 all of it off',
    lines: [estimated('shell', 123_457), discount('gift', { percent: 100, pence: -123_457 })],
    percents: [33, 33, 34],
    before: 123_457,
    discounts: -123_457,
    total: 0,
    vat: 0,
    net: 0,
    stages: [0, 0, 0],
  },
  {
    name: '17 the estimate’s own rounding, 30p down',
    lines: [estimated('shell', 2_715_030), estimated('rounding', -30)],
    percents: [25, 75],
    before: 2_715_000,
    discounts: 0,
    total: 2_715_000,
    vat: 452_500, // 2,715,000 / 6, exactly
    net: 2_262_500,
    stages: [678_750, 2_036_250],
  },
  {
    name: '18 the smallest discount there is, half a penny',
    // 0.01 % of 5000 = 0.5
    lines: [estimated('shell', 5000), discount('off', { percent: 0.01, pence: -1 })],
    percents: [100],
    before: 5000,
    discounts: -1,
    total: 4999,
    vat: 833, // 4999 / 6 = 833.17
    net: 4166,
    stages: [4999],
  },
  {
    name: '19 ten stages that all lose half a penny: the last five get it back',
    lines: [estimated('shell', 1005)],
    percents: Array.from({ length: 10 }, () => 10),
    before: 1005,
    discounts: 0,
    total: 1005,
    vat: 168, // 1005 / 6 = 167.5
    net: 837,
    stages: [100, 100, 100, 100, 100, 101, 101, 101, 101, 101],
  },
  {
    name: '20 a single penny in three stages',
    lines: [estimated('shell', 1)],
    percents: [25, 50, 25],
    before: 1,
    discounts: 0,
    total: 1,
    vat: 0, // 0.17
    net: 1,
    stages: [0, 1, 0],
  },
  {
    name: '21 12.5 % off with half a penny, in two stages with odd pence',
    // 12.5 % of 80,004 = 10,000.5
    lines: [estimated('shell', 80_004), discount('off', { percent: 12.5, pence: -10_001 })],
    percents: [40, 60],
    before: 80_004,
    discounts: -10_001,
    total: 70_003,
    vat: 11_667, // 70,003 / 6 = 11,667.17
    net: 58_336,
    stages: [28_001, 42_002], // 28,001.2 · 42,001.8
  },
  {
    name: '22 a changed line counts as it is now, and millions are as exact as pennies',
    lines: [
      estimated('shell', 99_999_999),
      estimated('annexe', 1, { pence: 99_999_999, reason: 'Twice the room' }),
    ],
    percents: [25, 75],
    before: 199_999_998,
    discounts: 0,
    total: 199_999_998,
    vat: 33_333_333, // exactly
    net: 166_666_665,
    stages: [49_999_999, 149_999_999], // 49,999,999.5 · 149,999,998.5
  },
];

describe('a written quote worked by hand', () => {
  it.each(TABLE)('$name', ({ name: _name, lines, percents, stages, ...totals }) => {
    const quote = writtenQuoteSchema.parse(quoteOf(lines, percents));
    const { stages: found, ...sums } = quoteTotals(quote);
    expect(sums).toEqual({ ...totals, vatRate: 20 });
    expect(found.map(({ pence }) => pence)).toEqual(stages);
    expect(found.map(({ words, percent }) => ({ words, percent }))).toEqual(quote.terms.stages);
  });
});
