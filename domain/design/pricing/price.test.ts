import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import type { FeatureId, Finishes } from '#domain/room/options/option-ids';
import { withoutHeating } from '#domain/testing/price-lists';
import { NotOfferedError } from './errors';
import { fallbackPricing } from './fallback';
import { price, priceDraft, type PricedChoices } from './price';
import { starterPricing } from './starter';

type Extras = Omit<Partial<PricedChoices>, 'finishes'> & { finishes?: Partial<Finishes> };
type Example = [
  total: number,
  arithmetic: string,
  roomType: PricedChoices['roomType'],
  shellSizeId: string,
  extras?: Extras,
];

/** All features of specification §9. */
const ALL_FEATURES: FeatureId[] = [
  'premium-insulation',
  'underfloor-heating',
  'full-electrics',
  'air-conditioning',
];

const everything: Extras = {
  windows: 10,
  doors: 5,
  patioGlass: true,
  features: ALL_FEATURES,
  finishes: {
    cladding: 'cedar',
    roofing: 'solar-panels',
    interior: 'acoustic-panels',
    foundation: 'easy-support-pads',
  },
};

// Worked out on paper from specification §9; never paste in a figure the code has printed.
const STARTER_EXAMPLES: Example[] = [
  // Every shell as a garden room with its one door: shell + 850.
  [15_710, '14860 + 850', 'garden-room', '2.5x3'],
  [18_310, '17460 + 850', 'garden-room', '3x3'],
  [20_790, '19940 + 850', 'garden-room', '3.5x3'],
  [23_170, '22320 + 850', 'garden-room', '4x3'],
  [24_850, '24000 + 850', 'garden-room', '4.4x3'],
  [25_850, '25000 + 850', 'garden-room', '4x3.5'],
  [28_000, '27150 + 850', 'garden-room', '4x4'],
  [29_900, '29050 + 850', 'garden-room', '4.5x4'],
  [31_550, '30700 + 850', 'garden-room', '5x4'],
  [36_850, '36000 + 850', 'garden-room', '6x4'],
  [45_250, '44400 + 850', 'garden-room', '6x5'],
  [51_250, '50400 + 850', 'garden-room', '7x5'],
  [67_570, '66720 + 850', 'garden-room', '8x6'],
  // The room multipliers, on the shell only.
  [16_805, '14860 × 1.073665 = 15954.66; + 850', 'office', '2.5x3'],
  [30_000, '27150 × 1.073665 = 29150.00; + 850', 'office', '4x4'],
  [33_812, '30700 × 1.073665 = 32961.52; + 850', 'office', '5x4'],
  [72_485, '66720 × 1.073665 = 71634.93; + 850', 'office', '8x6'],
  [23_548, '17460 × 1.3 = 22698; + 850', 'extension', '3x3'],
  [36_145, '27150 × 1.3 = 35295; + 850', 'extension', '4x4'],
  [58_570, '44400 × 1.3 = 57720; + 850', 'extension', '6x5'],
  [21_082, '19940 × 1.014658 = 20232.28; + 850', 'dual-purpose', '3.5x3'],
  [28_398, '27150 × 1.014658 = 27547.96; + 850', 'dual-purpose', '4x4'],
  [32_000, '30700 × 1.014658 = 31150.00; + 850', 'dual-purpose', '5x4'],
  [51_989, '50400 × 1.014658 = 51138.76; + 850', 'dual-purpose', '7x5'],
  // Openings: 450 a window, 850 a door, 2500 for patio glass.
  [28_450, '28000 + 1 × 450', 'garden-room', '4x4', { windows: 1 }],
  [32_500, '28000 + 10 × 450', 'garden-room', '4x4', { windows: 10 }],
  [31_400, '27150 + 5 × 850', 'garden-room', '4x4', { doors: 5 }],
  [35_900, '27150 + 10 × 450 + 5 × 850', 'garden-room', '4x4', { windows: 10, doors: 5 }],
  [30_500, '28000 + 2500', 'garden-room', '4x4', { patioGlass: true }],
  // Features.
  [28_000, '28000 + 0', 'garden-room', '4x4', { features: ['premium-insulation'] }],
  [30_000, '28000 + 2000', 'garden-room', '4x4', { features: ['underfloor-heating'] }],
  [29_200, '28000 + 1200', 'garden-room', '4x4', { features: ['full-electrics'] }],
  [30_500, '28000 + 2500', 'garden-room', '4x4', { features: ['air-conditioning'] }],
  [33_700, '28000 + 2000 + 1200 + 2500', 'garden-room', '4x4', { features: ALL_FEATURES }],
  // Finishes.
  [29_500, '28000 + 1500', 'garden-room', '4x4', { finishes: { cladding: 'composite' } }],
  [30_500, '28000 + 2500', 'garden-room', '4x4', { finishes: { cladding: 'cedar' } }],
  [29_200, '28000 + 1200', 'garden-room', '4x4', { finishes: { roofing: 'shingle' } }],
  [29_800, '28000 + 1800', 'garden-room', '4x4', { finishes: { roofing: 'galvanized-steel' } }],
  [31_500, '28000 + 3500', 'garden-room', '4x4', { finishes: { roofing: 'solar-panels' } }],
  [28_800, '28000 + 800', 'garden-room', '4x4', { finishes: { interior: 'plaster-feature-wall' } }],
  [29_500, '28000 + 1500', 'garden-room', '4x4', { finishes: { interior: 'acoustic-panels' } }],
  [29_200, '28000 + 1200', 'garden-room', '4x4', { finishes: { foundation: 'easy-support-pads' } }],
  [28_000, '28000 + 0', 'garden-room', '4x4', { finishes: { foundation: 'no-foundation' } }],
  // The "From" price of an extension, whose size varies; those of the other types are above.
  [
    35_000,
    '24000 × 1.3 = 31200; + 450 + 850 + 2500',
    'extension',
    '4.4x3',
    { windows: 1, patioGlass: true },
  ],
  // Typical rooms.
  [
    35_900,
    '27150 + 900 + 850 + 2500 + 2000 + 0 + 2500',
    'garden-room',
    '4x4',
    {
      windows: 2,
      patioGlass: true,
      features: ['underfloor-heating', 'premium-insulation'],
      finishes: { cladding: 'cedar' },
    },
  ],
  [
    40_028,
    '36000 × 1.014658 = 36527.69; + 1800 + 1700',
    'dual-purpose',
    '6x4',
    { windows: 4, doors: 2 },
  ],
  [
    38_712,
    '30700 × 1.073665 = 32961.52; + 900 + 850 + 2500 + 1500',
    'office',
    '5x4',
    { windows: 2, patioGlass: true, finishes: { cladding: 'composite' } },
  ],
  [
    34_298,
    '27547.96 + 1350 + 1700 + 2500 + 1200',
    'dual-purpose',
    '4x4',
    { windows: 3, doors: 2, features: ['air-conditioning'], finishes: { roofing: 'shingle' } },
  ],
  [
    34_950,
    '29050 + 1350 + 850 + 2500 + 1200',
    'garden-room',
    '4.5x4',
    { windows: 3, finishes: { cladding: 'cedar', roofing: 'shingle' } },
  ],
  [
    23_196,
    '17460 × 1.073665 = 18746.19; + 900 + 850 + 1200 + 1500',
    'office',
    '3x3',
    { windows: 2, features: ['full-electrics'], finishes: { interior: 'acoustic-panels' } },
  ],
  [
    76_120,
    '50400 × 1.3 = 65520; + 1800 + 1700 + 2500 + 2000 + 1800 + 800',
    'extension',
    '7x5',
    {
      windows: 4,
      doors: 2,
      patioGlass: true,
      features: ['underfloor-heating'],
      finishes: { roofing: 'galvanized-steel', interior: 'plaster-feature-wall' },
    },
  ],
  [
    112_386,
    '66720 × 1.3 = 86736; + 4500 + 4250 + 2500 + 5700 + 2500 + 3500 + 1500 + 1200',
    'extension',
    '8x6',
    everything,
  ],
];

// Before live pricing: a shell costs its area × 1200.
const FALLBACK_EXAMPLES: Example[] = [
  [9_850, '7.5 × 1200 = 9000; + 850', 'garden-room', '2.5x3'],
  [20_050, '16 × 1200 = 19200; + 850', 'garden-room', '4x4'],
  [58_450, '48 × 1200 = 57600; + 850', 'garden-room', '8x6'],
  [21_970, '19200 × 1.1 = 21120; + 850', 'office', '4x4'],
  [32_050, '20 × 1200 = 24000; × 1.3 = 31200; + 850', 'extension', '5x4'],
  [19_066, '13.2 × 1200 = 15840; × 1.15 = 18216; + 850', 'dual-purpose', '4.4x3'],
  [
    20_980,
    '14 × 1200 = 16800; × 1.1 = 18480; + 450 + 850 + 1200',
    'office',
    '4x3.5',
    { windows: 1, features: ['full-electrics'] },
  ],
  [
    20_050,
    '19200 + 850 + 0: premium insulation is included here too',
    'garden-room',
    '4x4',
    { features: ['premium-insulation'] },
  ],
  [
    44_850,
    '19200 + 4500 + 4250 + 2500 + 5700 + 2500 + 3500 + 1500 + 1200',
    'garden-room',
    '4x4',
    everything,
  ],
];

describe('the price of a room', () => {
  it.each(STARTER_EXAMPLES)('is %i: %s (%s, %s)', (total, _sum, ...room) => {
    expect(price(choices(...room), starterPricing).total).toBe(total);
  });

  it('has at least 40 worked examples', () => {
    expect(STARTER_EXAMPLES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(FALLBACK_EXAMPLES)('before live prices is %i: %s (%s, %s)', (total, _sum, ...room) => {
    expect(price(choices(...room), fallbackPricing).total).toBe(total);
  });

  it('charges a feature once, however often it is listed', () => {
    const twice = choices('garden-room', '4x4', {
      features: ['full-electrics', 'full-electrics'],
    });
    expect(price(twice, starterPricing).total).toBe(29_200);
  });

  it('takes air conditioning and electrics from the fixed components, not the features map', () => {
    const pricing = {
      ...starterPricing,
      features: {
        'premium-insulation': 9_000,
        'underfloor-heating': 2_000,
        'full-electrics': 9_000,
        'air-conditioning': 9_000,
      },
    };
    const room = choices('garden-room', '4x4', { features: ALL_FEATURES });
    expect(price(room, pricing).total).toBe(33_700);
  });

  it('prices the extra finishes of a document that has them', () => {
    const pricing = {
      ...starterPricing,
      finishes: {
        ...starterPricing.finishes,
        roofing: { ...starterPricing.finishes.roofing, 'living-roof': 2_800 },
        interior: { ...starterPricing.finishes.interior, 'luxury-finish': 2_200 },
      },
    };
    const room = choices('garden-room', '4x4', {
      finishes: { roofing: 'living-roof', interior: 'luxury-finish' },
    });
    expect(price(room, pricing).total).toBe(33_000); // 28000 + 2800 + 2200
  });
});

describe('the lines of a price', () => {
  it('name everything chosen, in a fixed order', () => {
    const room = choices('garden-room', '4x4', {
      windows: 2,
      patioGlass: true,
      features: ['underfloor-heating', 'premium-insulation'],
      finishes: { cladding: 'cedar', roofing: 'shingle', foundation: 'no-foundation' },
    });
    expect(price(room, starterPricing).lines).toEqual([
      { id: 'shell', label: 'Shell, 4\u00a0m\u00a0×\u00a04\u00a0m', amount: 27_150 },
      { id: 'windows', label: '2 windows', amount: 900 },
      { id: 'doors', label: '1 door', amount: 850 },
      { id: 'patio-glass', label: 'Patio glass', amount: 2_500 },
      { id: 'premium-insulation', label: 'Premium insulation', amount: 0, included: true },
      { id: 'underfloor-heating', label: 'Underfloor heating', amount: 2_000 },
      { id: 'cladding', label: 'Cedar cladding', amount: 2_500 },
      { id: 'roofing', label: 'Shingle', amount: 1_200 },
      { id: 'interior', label: 'Plasterboard and skim', amount: 0, included: true },
      {
        id: 'foundation',
        label: 'No foundation',
        detail: 'Yours',
        amount: 0,
        included: true,
      },
    ]);
  });

  it('leave out windows when there are none and speak of one in the singular', () => {
    expect(labels().some((label) => label.includes('window'))).toBe(false);
    expect(labels({ windows: 1, doors: 2 })).toEqual(
      expect.arrayContaining(['1 window', '2 doors']),
    );
  });

  it('name the room type beside the shell where it changes the price', () => {
    expect(shellLine('office')).toMatchObject({ amount: 29_150, detail: 'Garden Office' });
    expect(shellLine('dual-purpose')).toMatchObject({ detail: 'Dual Purpose' });
    expect(shellLine('garden-room')).not.toHaveProperty('detail');
  });

  // The starter's 4 m × 4 m shell (27150) and one door (850), with other window and shell prices.
  it.each([
    [29_350, 0.03, 'rounded up', { standardWindow: 449.99 }, 3], // 28000 + 1349.97
    [28_000, -0.49, 'rounded down', { standardWindow: 0.49 }, 1], // 28000.49
    [28_001, 0.5, 'half up', { standardWindow: 0.5 }, 1], // 28000.50
    [28_001, -0.1, 'by pence, not by float error', { standardWindow: 1.1 }, 1], // 28001.10
    [28_003, -0.3, 'after the sum, not per window', { standardWindow: 1.1 }, 3], // 28003.30
  ])('end in %i with %d rounding, %s', (total, amount, _how, fixed, windows) => {
    const pricing = {
      ...starterPricing,
      fixedComponents: { ...starterPricing.fixedComponents, ...fixed },
    };
    const result = price(choices('garden-room', '4x4', { windows }), pricing);
    expect(result.total).toBe(total);
    expect(result.lines.at(-1)).toEqual({ id: 'rounding', label: 'Rounding', amount });
  });

  it('have no rounding when the sum is whole', () => {
    const { lines } = price(choices('garden-room', '4x4'), starterPricing);
    expect(lines.map(({ id }) => id)).not.toContain('rounding');
  });
});

describe('a price that cannot be made', () => {
  it('names the unknown shell size', () => {
    const room = choices('office', '99x99');
    const attempt = () => price(room, starterPricing);
    expect(attempt).toThrow(NotOfferedError);
    expect(attempt).toThrow(expect.objectContaining({ field: 'shellSizeId' }));
  });

  it('names the finish that the document does not offer', () => {
    const room = choices('office', '4x4', { finishes: { roofing: 'living-roof' } });
    const attempt = () => price(room, starterPricing);
    expect(attempt).toThrow(NotOfferedError);
    expect(attempt).toThrow(expect.objectContaining({ field: 'finishes.roofing' }));
  });

  it('names the feature that the document does not price', () => {
    const room = choices('office', '4x4', { features: ['underfloor-heating'] });
    const attempt = () => price(room, withoutHeating);
    expect(attempt).toThrow(NotOfferedError);
    expect(attempt).toThrow(expect.objectContaining({ what: 'feature', field: 'features' }));
  });
});

describe('the running price of a draft', () => {
  it('is missing until room type and shell are chosen', () => {
    expect(priceDraft(emptyDraft, starterPricing)).toBeNull();
    expect(priceDraft({ ...emptyDraft, roomType: 'office' }, starterPricing)).toBeNull();
    expect(priceDraft({ ...emptyDraft, shellSizeId: '4x4' }, starterPricing)).toBeNull();
  });

  it('is the price of the room once both are chosen', () => {
    const draft = { ...emptyDraft, roomType: 'garden-room' as const, shellSizeId: '4x4' };
    expect(priceDraft(draft, starterPricing)?.total).toBe(28_000);
  });

  it('is missing rather than an error for a choice no longer offered', () => {
    expect(priceDraft(choices('office', '99x99'), starterPricing)).toBeNull();
    const livingRoof = choices('office', '4x4', { finishes: { roofing: 'living-roof' } });
    expect(priceDraft(livingRoof, starterPricing)).toBeNull();
    const heated = choices('office', '4x4', { features: ['underfloor-heating'] });
    expect(priceDraft(heated, withoutHeating)).toBeNull();
  });
});

function choices(
  roomType: PricedChoices['roomType'],
  shellSizeId: string,
  extras: Extras = {},
): PricedChoices {
  const finishes = { ...emptyDraft.finishes, ...extras.finishes };
  return { ...emptyDraft, roomType, shellSizeId, ...extras, finishes };
}

function labels(extras: Extras = {}): string[] {
  const { lines } = price(choices('garden-room', '4x4', extras), starterPricing);
  return lines.map(({ label }) => label);
}

function shellLine(roomType: PricedChoices['roomType']) {
  return price(choices(roomType, '4x4'), starterPricing).lines[0];
}
