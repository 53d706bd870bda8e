import { queryOptions } from '@tanstack/react-query';
import { forgetDays, readKeptDays } from '#app/offline/desk/kept-days';
import { isoDay } from '#domain/text/dates';
import { forgetScreens } from './kept-screens';

/** The days of visits on this device. */
export const keptDaysQuery = queryOptions({
  queryKey: ['desk', 'days'],
  queryFn: () => readKeptDays(isoDay(new Date())),
  staleTime: 0,
});

/** Removes every day and the screens from this device, when nobody is signed in on it any more. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetDays(), forgetScreens()]);
}
