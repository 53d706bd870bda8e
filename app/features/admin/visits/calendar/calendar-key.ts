/** The key of the calendar's setting in the query cache. */
export const CALENDAR_KEY = ['/api/settings/visit-calendar'] as const;
