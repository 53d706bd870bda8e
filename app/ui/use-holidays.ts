import { useSyncExternalStore } from 'react';
import { holidayLines } from '#domain/content/holiday-words';
import { isoDay } from '#domain/quote-document/dates';
import { useFacts } from './use-facts';

/**
 * The company's holidays that are on or near, a line each. None until the page runs: it may have been made long ago.
 */
export function useHolidays(): readonly string[] {
  const { hours } = useFacts();
  const today = useSyncExternalStore(never, () => isoDay(new Date()), nobodyKnows);
  return today === null ? [] : holidayLines(hours, today);
}

const never = () => () => undefined;
const nobodyKnows = () => null;
