import { hash } from 'node:crypto';
import { isNight, isSameDay, reminderDue } from '#domain/order/reminders/reminders-due';
import type { Reminder } from '#domain/order/reminders/reminders-due';
import type { ReminderRules } from '#domain/order/reminders/reminder-rules';
import type { PostOffice } from '#server/ports/mail';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import { allRows } from '#server/stores/pages';
import type { QuoteRequestRecord } from '#server/stores/records';
import { contactsOf } from '#server/stores/requests/matching';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import { MOST_EVENTS } from './take-action';

export interface ReminderServices {
  orders: OrderStore;
  roomConfigurations: QuoteRequestStore;
  settings: SettingStore;
  mail: PostOffice;
  /** Without a mail server nobody would get them. */
  isMailSetUp: boolean;
  now: () => Date;
}

/** More requests than anybody sends. */
const MOST_OF_ONE = 50;

/**
 * Reminds the homeowners of what is due now, each of one thing a day. Done twice, also by two processes, or ended half-way,
 * nobody is reminded twice: each reminder is an event with an id of its own, which is written together with its mail.
 *
 * @returns how many were reminded
 * @throws {StoreUnavailableError} those reminded before stay reminded
 */
export async function sendReminders(services: ReminderServices): Promise<number> {
  const { orders, settings, mail, isMailSetUp, now } = services;
  const rules = (await settings.find('reminders'))?.value;
  if (!isMailSetUp || rules === undefined || isNight(now())) return 0;
  let count = 0;
  for (const requestId of await requestsToRemind(orders, rules, now)) {
    if (await remind(services, requestId, rules)) count += 1;
  }
  if (count > 0) mail.wake();
  return count;
}

/** The requests of which something is due: those with a quote to answer, a visit to come, or an invoice. */
async function requestsToRemind(
  orders: OrderStore,
  rules: ReminderRules,
  now: () => Date,
): Promise<ReadonlySet<string>> {
  const quoted = await allRows({ list: (page) => orders.listAt('quote', page) });
  const visited = await Promise.all(
    (await orders.visits()).map(({ requestId }) => orders.find(requestId)),
  );
  const open = [...quoted, ...visited, ...(await orders.withMoney())];
  const due = open.flatMap((order) =>
    order !== undefined && reminderDue(orderOf(order), rules, now()) ? [order.requestId] : [],
  );
  return new Set(due);
}

/** Decides on the newest state. Whether the homeowner was reminded. */
async function remind(
  services: ReminderServices,
  requestId: string,
  rules: ReminderRules,
): Promise<boolean> {
  const request = await services.roomConfigurations.find(requestId);
  if (request === undefined || (await wasRemindedToday(services, request))) return false;
  const at = services.now();
  let isReminded = false;
  await services.orders.change(requestId, at, ({ stands, request: { anonymisedAt } }) => {
    // The change may be tried again.
    isReminded = false;
    if (anonymisedAt !== null || stands.number >= MOST_EVENTS) return null;
    const due = reminderDue(stands, rules, at);
    if (due === undefined) return null;
    isReminded = true;
    const what = { kind: 'reminded', ...due } as const;
    return { event: { id: idOf(requestId, due), by: 'company', what } };
  });
  return isReminded;
}

/** Whether the same person was reminded of another request today. */
async function wasRemindedToday(
  { orders, roomConfigurations, now }: ReminderServices,
  request: QuoteRequestRecord,
): Promise<boolean> {
  const { rows } = await roomConfigurations.ofContacts(contactsOf(request), MOST_OF_ONE);
  for (const { id } of rows) {
    const order = await orders.find(id);
    const reminded = order === undefined ? [] : orderOf(order).reminded;
    if (reminded.some(({ at }) => isSameDay(at, now()))) return true;
  }
  return false;
}

/** A UUID of the program's own kind (version 8), the same for the same reminder. */
function idOf(requestId: string, { rule, about }: Reminder): string {
  const digits = hash('sha256', `reminded ${requestId} ${rule} ${about}`, 'hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
