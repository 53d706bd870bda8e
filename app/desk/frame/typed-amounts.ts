import { fromPence } from '#domain/text/money';

/**
 * Pence for an amount in pounds as people type it: "1,250", "£1250.5", "-0.30"; NaN for anything else. By its
 * digits, not by multiplying: 1.005 has no half penny to round.
 */
export function penceTyped(text: string): number {
  const plain = text.replaceAll(/[£,\s]/g, '').replace('−', '-');
  const [, sign = '', pounds = '', parts = ''] =
    /^(-?)(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  if (pounds === '') return NaN;
  const pence = Number(pounds) * 100 + Number(parts.padEnd(2, '0'));
  return sign === '' ? pence : 0 - pence;
}

/** "1250.50": an amount in a field. */
export function penceInField(pence: number): string {
  return fromPence(pence).toFixed(2);
}

/** A number with at most two decimals, as typed; NaN for anything else. */
export function numberTyped(text: string): number {
  return /^\d{1,5}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : NaN;
}
