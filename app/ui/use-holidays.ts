import { useEffect, useState } from 'react';
import { holidayLines } from '#domain/content/holiday-words';
import { isoDay } from '#domain/quote-document/dates';
import { useFacts } from './use-facts';

/** The company's holidays that are on or near, a line each: known once the page runs, as it may have been made long ago. */
export function useHolidays(): readonly string[] {
  const { hours } = useFacts();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => setLines(holidayLines(hours, isoDay(new Date()))), [hours]);
  return lines;
}
