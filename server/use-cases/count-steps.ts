import { builderStepsSchema } from '#domain/order/contracts/builder-steps';
import { isoDay } from '#domain/text/dates';
import type { BuilderDayStore } from '#server/stores/builder/builder-days';
import { parseRequest } from './requests/parse-request';

/** Long enough to look at a month beside the same month of the year before. The privacy page says it. */
const KEPT_DAYS = 400;

export interface CountServices {
  builderDays: BuilderDayStore;
  now: () => Date;
}

/**
 * Counts the steps that a page has reached, on this day of the calendar in England, and nothing else of it.
 *
 * @throws {ApiProblem} 400 invalid_request
 */
export async function countSteps(
  { builderDays, now }: CountServices,
  body: unknown,
): Promise<void> {
  const { steps } = parseRequest(builderStepsSchema, body);
  const moment = now();
  await builderDays.add(isoDay(moment), steps, isoDay(moment, -KEPT_DAYS));
}
