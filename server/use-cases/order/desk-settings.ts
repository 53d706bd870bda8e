import * as z from 'zod/mini';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import {
  mailTextsSettingSchema,
  quoteTermsSettingSchema,
  remindersSettingSchema,
  visitCalendarSettingSchema,
} from '#domain/order/contracts/admin/order';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { rulesSince, usualRules } from '#domain/order/reminders/reminder-rules';
import { STARTER_CALENDAR } from '#domain/order/visits/visit-calendar';
import type { SettingStore } from '#server/stores/orders/order-ports';
import type { Setting, SettingName } from '#server/stores/orders/order-records';
import { RevisionConflictError } from '#server/stores/ports';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { deskConflict } from './take-action';

/** The values until the administrator sets them. */
const starters = (facts: StoredFacts) => ({
  'visit-calendar': STARTER_CALENDAR,
  'quote-terms': starterTerms(facts),
  'mail-texts': {},
  // Of an installation from before there were any: a new one is given its own (decision 0132).
  reminders: usualRules(null),
});

/** A setting and its revision, 0 until it is set for the first time. */
export async function readSetting(
  { facts, settings }: { facts: () => StoredFacts; settings: SettingStore },
  name: SettingName,
): Promise<{ revision: number; value: unknown }> {
  const { revision = 0, value = starters(facts())[name] } = (await settings.find(name)) ?? {};
  return { revision, value };
}

/**
 * Saves a whole setting, based on the revision that the body names.
 *
 * @throws {ApiProblem} 400 invalid_request naming the fields, 409 desk_conflict
 */
export async function saveSetting(
  { settings, now }: { settings: SettingStore; now: () => Date },
  name: SettingName,
  body: unknown,
): Promise<void> {
  const { setting, over } = await settingOf({ settings, now }, name, body);
  await settings.save(setting, over).catch((error: unknown) => {
    throw error instanceof RevisionConflictError ? deskConflict() : error;
  });
}

async function settingOf(
  { settings, now }: { settings: SettingStore; now: () => Date },
  name: SettingName,
  body: unknown,
): Promise<{ setting: Setting; over: number }> {
  switch (name) {
    case 'visit-calendar': {
      const { revision: over, value } = parseRequest(visitCalendarSettingSchema, body);
      return { setting: { name, revision: over + 1, value }, over };
    }
    case 'quote-terms': {
      const { revision: over, value } = parseRequest(quoteTermsSettingSchema, body);
      return { setting: { name, revision: over + 1, value }, over };
    }
    case 'mail-texts': {
      const { revision: over, value } = parseRequest(mailTextsSettingSchema, body);
      return { setting: { name, revision: over + 1, value }, over };
    }
    case 'reminders': {
      const { revision: over, value } = parseRequest(remindersSettingSchema, body);
      const before = (await settings.find(name))?.value ?? usualRules(null);
      return {
        setting: { name, revision: over + 1, value: rulesSince(value, before, now()) },
        over,
      };
    }
  }
}

/** The names of settings, as used in URLs. */
export const settingNameSchema = z.enum([
  'visit-calendar',
  'quote-terms',
  'mail-texts',
  'reminders',
]);
