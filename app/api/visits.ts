import * as z from 'zod/mini';
import {
  deskVisitsSchema,
  visitCalendarSettingSchema,
  type DeskVisits,
} from '#domain/contracts/admin/order';
import type { VisitCalendar } from '#domain/order/visits/visit-calendar';
import { request } from './http';
import { parseJson } from './json';

/**
 * GET /api/visits: the visits that are booked, and the calendar.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the answer is not ours
 */
export function fetchVisits(signal?: AbortSignal): Promise<DeskVisits> {
  return read('/api/visits', deskVisitsSchema, signal);
}

/** GET: the calendar as it is set. @throws as `fetchVisits` */
export function fetchVisitCalendar(signal?: AbortSignal) {
  return read('/api/settings/visit-calendar', visitCalendarSettingSchema, signal);
}

/** PUT: keeps the calendar. @throws HttpError 409 `desk_conflict`, 400 with the fields */
export async function saveVisitCalendar(body: {
  revision: number;
  value: VisitCalendar;
}): Promise<void> {
  await request('PUT', '/api/settings/visit-calendar', { body });
}

async function read<S extends z.core.$ZodType>(
  path: string,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const answer = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(schema, parseJson(await answer.text()));
}
