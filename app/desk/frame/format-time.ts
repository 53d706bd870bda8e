/** "18 November 2026, 09:20", in the device's time zone. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  const day = format(time, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day}, ${format(time, { hour: '2-digit', minute: '2-digit' })}`;
}

function format(time: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(time);
}
