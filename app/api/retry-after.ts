/**
 * The Retry-After header in milliseconds from now, given as seconds or an HTTP date. A date is measured
 * against the server's own Date header, because a phone's clock may be wrong.
 *
 * @returns undefined when there is none that can be read, 0 for a time that has passed
 */
export function retryAfterMs(headers: Headers, now: number = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const serverNow = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serverNow) ? now : serverNow));
}
