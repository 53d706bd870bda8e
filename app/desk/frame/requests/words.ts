import type { RequestState } from '#domain/order/request-states';

export const STATE_WORDS: Record<RequestState, string> = {
  new: 'New',
  contacted: 'Contacted',
  visited: 'Visited',
  won: 'Won',
  lost: 'Lost',
};

/** Shown as the sender of an anonymised request. */
export const ANONYMOUS = 'Anonymous';

/** "1,234" */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-GB').format(count);
}

/** "Thu, 19 Nov 2026, 18:04", in the device's time zone. */
export function formatMoment(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
}

/** "18:04" today, "19 Nov" this year, "19 Nov 2025" for earlier years: short enough for a list. */
export function shortMoment(time: string, now = new Date()): string {
  const moment = new Date(time);
  if (moment.toDateString() === now.toDateString()) {
    return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(moment);
  }
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year }).format(moment);
}
