/** Whole pence for an amount in pounds. All sums are calculated in pence, which are exact. */
export function toPence(amount: number): number {
  return Math.round(amount * 100);
}

/** Pounds for whole pence. */
export function fromPence(pence: number): number {
  return pence / 100;
}

/** "£28,000", "£28,000.50", "−£0.50": an amount in pounds, with pence only when there are any. */
export function pounds(amount: number): string {
  const pence = toPence(amount);
  const whole = Math.floor(Math.abs(pence) / 100);
  const rest = Math.abs(pence) % 100;
  const sign = pence < 0 ? '−' : '';
  // Not Intl: server and browsers must produce identical characters for hydration.
  const thousands = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}£${thousands}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
