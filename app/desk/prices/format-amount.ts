import { pounds } from '#domain/text/money';
import type { PriceField } from './fields/price-fields';

export const NOT_OFFERED = 'not offered';

/** "£450", "£45 per m", "× 1.15"; an option without a price is not offered. */
export function formatAmount(value: number | undefined, unit: PriceField['unit']): string {
  if (value === undefined) return NOT_OFFERED;
  if (unit === '×') return `×\u00a0${value}`;
  return pounds(value) + (unit === '£' ? '' : ` per ${unit.slice(2)}`);
}

/**
 * What a box with this text stands for. Empty or non-numeric input becomes 0 (specification §5), but for an option that
 * was not on offer before it was typed: emptied again, it is not offered as before.
 */
export function typedAmount(text: string, wasOffered: boolean): number | undefined {
  if (text === '' && !wasOffered) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}

/** "4.4 m", "13.2 m²" */
export function formatMeasure(value: number, unit: 'm' | 'm²'): string {
  return `${value}\u00a0${unit}`;
}

/** "+450", "−500": the difference a changed amount makes. */
export function formatDifference(before: number, after: number): string {
  const difference = Math.round((after - before) * 100) / 100;
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toLocaleString('en-GB')}`;
}
