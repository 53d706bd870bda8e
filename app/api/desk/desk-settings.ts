import * as z from 'zod/mini';
import {
  mailTextsSettingSchema,
  quoteTermsSettingSchema,
  remindersSettingSchema,
  visitCalendarSettingSchema,
} from '#domain/order/contracts/admin/order';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** A setting of the desk: where it is, and what it holds. */
export interface DeskSetting<Value> {
  path: string;
  schema: z.ZodMiniType<{ revision: number; value: Value }>;
}

/** The settings of the desk. */
export const VISIT_CALENDAR = {
  path: '/api/settings/visit-calendar',
  schema: visitCalendarSettingSchema,
};
export const QUOTE_TERMS = { path: '/api/settings/quote-terms', schema: quoteTermsSettingSchema };
export const REMINDERS = { path: '/api/settings/reminders', schema: remindersSettingSchema };
export const MAIL_TEXTS = { path: '/api/settings/mail-texts', schema: mailTextsSettingSchema };

/** GET: a setting and its revision. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchSetting<Value>(
  { path, schema }: DeskSetting<Value>,
  signal?: AbortSignal,
): Promise<{ revision: number; value: Value }> {
  const answer = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(schema, parseJson(await answer.text()));
}

/** PUT: keeps a setting whole. @throws HttpError 409 `desk_conflict`, 400 with the fields */
export async function saveSetting<Value>(
  { path }: DeskSetting<Value>,
  body: { revision: number; value: Value },
): Promise<void> {
  await request('PUT', path, { body });
}
