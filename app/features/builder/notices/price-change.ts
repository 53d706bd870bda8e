import * as z from 'zod/mini';
import type { Price } from '#domain/pricing/price';

const shownPriceSchema = z.object({
  /** The choices it was for, as JSON. */
  design: z.string(),
  version: z.int(),
  /** Pounds. */
  total: z.number(),
  lines: z.array(z.object({ id: z.string(), label: z.string(), amount: z.number() })),
});

/** The price of a design as it was last shown on this device. */
export type ShownPrice = z.infer<typeof shownPriceSchema>;

/** What our new prices did to a design. */
export interface PriceChange {
  /** Pounds, all of them. */
  before: number;
  after: number;
  /** The parts that cost something else now. */
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

/** Null unless the very same design costs something else under a newer price list. */
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

/** What was kept, or null for what this program did not write. */
export function parseShownPrice(text: string | null): ShownPrice | null {
  try {
    const parsed = z.safeParse(shownPriceSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: something else has written it.
    return null;
  }
}
