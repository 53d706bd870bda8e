/** An instant as a box for date and time shows it, in the device's time zone: "2026-12-01T09:00". */
export function localTime(iso: string | null): string {
  const time = new Date(iso ?? '');
  if (Number.isNaN(time.getTime())) return '';
  const shifted = time.getTime() - time.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** The instant that such a box says (ISO 8601, UTC); empty while it says none. */
export function instantOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
