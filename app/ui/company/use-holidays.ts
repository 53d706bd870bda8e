import { useEffect, useState } from 'react';
import { useFacts } from './use-facts';

/**
 * The company's holidays that are on or near, a line each. None until the page runs: it may have been made long ago.
 */
export function useHolidays(): readonly string[] {
  const { hours } = useFacts();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    // Most of the year there is nothing to load.
    if (hours.holidays.length === 0) return;
    const today = new Date().toISOString().slice(0, 10);
    import('#domain/site/content/facts/holiday-words').then(
      ({ holidayLines }) => setLines(holidayLines(hours, today)),
      // The hours themselves are there; whoever calls is told the rest.
      () => setLines([]),
    );
  }, [hours]);
  return lines;
}
