import * as z from 'zod/mini';
import type { Price } from '#domain/design/pricing/price';

const shownPriceSchema = z.object({
  /** The choices it was calculated for, as JSON. */
  design: z.string(),
  version: z.int(),
  /** Pounds. */
  total: z.number(),
  lines: z.array(z.object({ id: z.string(), label: z.string(), amount: z.number() })),
});

/** The price of a design as last shown on this device. */
export type ShownPrice = z.infer<typeof shownPriceSchema>;

/** The effect of our new prices on a design. */
export interface PriceChange {
  /** All in pounds. */
  before: number;
  after: number;
  /** The items whose price has changed. */
  parts: { label: string; before: number; after: number }[];
}

export function shownPrice(design: string, version: number, { lines, total }: Price): ShownPrice {
  return {
    design,
    version,
    total,
    lines: lines.map(({ id, label, amount }) => ({ id, label, amount })),
  };
}

/** Null unless the very same design has a different price under a newer price list. */
export function priceChange(earlier: ShownPrice | null, now: ShownPrice): PriceChange | null {
  if (earlier === null || earlier.design !== now.design) return null;
  if (earlier.version === now.version || earlier.total === now.total) return null;
  const was = new Map(earlier.lines.map(({ id, amount }) => [id, amount]));
  const parts = now.lines
    .map(({ id, label, amount }) => ({ id, label, before: was.get(id) ?? 0, after: amount }))
    .filter(({ id, before, after }) => id !== 'rounding' && before !== after)
    .map(({ label, before, after }) => ({ label, before, after }));
  return { before: earlier.total, after: now.total, parts };
}

/** Parses the stored price; null for anything this app did not write. */
export function parseShownPrice(text: string | null): ShownPrice | null {
  try {
    const parsed = z.safeParse(shownPriceSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: something else wrote it.
    return null;
  }
}
