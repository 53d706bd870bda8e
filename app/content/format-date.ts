/** "6 February 2024" for 2024-02-06. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
