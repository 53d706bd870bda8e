const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A time in everyday words, in the device's time zone: "Today, 16:42", "Yesterday, 09:12", "Thu, 18:03"
 * within a week, "4 Nov, 18:03" before that, with the year if it is not this one. Both times in
 * milliseconds since 1970.
 */
export function formatWhen(time: number, now: number): string {
  const clock = format(time, { hour: '2-digit', minute: '2-digit' });
  return `${formatDay(time, now)}, ${clock}`;
}

function formatDay(time: number, now: number): string {
  const days = Math.round((midnightOf(now) - midnightOf(time)) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return format(time, { weekday: 'short' });
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return format(time, { day: 'numeric', month: 'short', year: sameYear ? undefined : 'numeric' });
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(time);
}
