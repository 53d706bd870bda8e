import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { inPence } from '#domain/text/in-pence';
import { REMINDER_RULES, RULE_NAMES } from '#domain/order/reminders/reminder-rules';
import { dayInWords, daysInWords, visitInWords } from '#domain/order/visits/visit-words';
import { invoiceLabel } from '#domain/order/money/invoice';
import { photosInWords } from '#domain/order/photos';
import { isVisualisation } from '#domain/order/history/events';
import { callInWords, typedInCallNote, type LoggedCall } from '#domain/order/history/calls';
import { formatMoment, STATE_WORDS } from '#app/desk/frame/requests/words';

export type DeskEvent = DeskOrder['events'][number];

interface Words {
  title: string;
  /** What somebody wrote. */
  text?: string;
}

/** What happened, for the company's own history. */
export function eventWords(
  { what, mails, at }: Pick<DeskEvent, 'what' | 'mails' | 'at'>,
  now: Date,
): Words {
  switch (what.kind) {
    case 'time-chosen':
      return { title: `Visit chosen: ${visitInWords(what, now)}` };
    case 'time-wished':
      return { title: 'Another time wanted', text: what.text };
    case 'visit-called-off':
      return { title: `Visit called off: ${visitInWords(what, now)}`, text: what.text };
    case 'asked':
      if (isVisualisation(what)) return { title: 'Added the room in a photo of the garden' };
      return {
        title: what.photos?.length ? `Question with ${photosInWords(what.photos)}` : 'Question',
        text: what.text,
      };
    case 'place-given':
      return {
        title: 'Address of the garden',
        text: [what.address, what.postcode].filter(Boolean).join('\n'),
      };
    case 'accepted':
      return {
        title: `Version ${what.version} accepted${what.name && ` by ${what.name}`}`,
        text: what.agreement,
      };
    case 'declined':
      return { title: `Version ${what.version} declined`, text: what.text };
    case 'renewal-asked':
      return { title: `Asked to renew version ${what.version}` };
    case 'withdrawn':
      return { title: 'Request withdrawn', text: what.text };
    case 'times-offered':
      return {
        title:
          what.times.length === 1
            ? 'Visit time offered'
            : `${what.times.length} visit times offered`,
        text: [...what.times.map((time) => visitInWords(time, now)), what.text]
          .filter(Boolean)
          .join('\n'),
      };
    case 'visit-booked':
      return { title: `Visit booked: ${visitInWords(what, now)}` };
    case 'visit-cancelled':
      return { title: 'Visit cancelled', text: what.text };
    case 'visit-held':
      return { title: 'The visit took place' };
    case 'quote-sent':
      return {
        title: `Version ${what.version} of the written quote ${sentWords({ mails })}: ${inPence(what.pence)}, valid until ${dayInWords(what.validUntil, now)}`,
      };
    case 'answered':
      return { title: 'Question answered', text: what.text };
    case 'planned':
      return {
        title: 'Dates told',
        text: [buildInWords(what, now), what.text].filter(Boolean).join('\n'),
      };
    case 'moved-on':
      return { title: MOVED[what.to] };
    case 'state-set':
      return { title: `State set to “${STATE_WORDS[what.to]}”` };
    case 'noted':
      if (what.call === undefined) return { title: 'Note from the visit', text: what.text };
      return { title: callTitle(what.call, at), text: typedInCallNote(what.text) };
    case 'link-renewed':
      return { title: 'Link renewed: the ones before no longer work' };
    case 'invoiced':
      return {
        title: `Invoice ${invoiceLabel({ kind: 'invoice', number: what.number })}: ${inPence(what.pence)}, due ${dayInWords(what.dueOn, now)}`,
      };
    case 'credited':
      return {
        title: `Credit note ${invoiceLabel({ kind: 'credit', number: what.number })} for ${invoiceLabel({ kind: 'invoice', number: what.of })}: ${inPence(what.pence)}`,
        text: what.text,
      };
    case 'paid':
      return { title: `Paid ${dayInWords(what.on, now)}: ${inPence(what.pence)}`, text: what.text };
    case 'payment-undone':
      return { title: 'Payment undone', text: what.text };
    case 'reminded':
      return { title: `Reminded: ${reminderWords(what)}` };
    case 'later-asked':
      return { title: `Wants no reminder before ${dayInWords(what.until, now)}` };
  }
}

/** "Build: Tuesday 5 January to Friday 8 January"; empty where no days are told. */
function buildInWords(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): string {
  return from === undefined || to === undefined ? '' : `Build: ${daysInWords({ from, to }, now)}`;
}

/** "a payment is late, INV-00001", or what an older or newer version calls it. */
function reminderWords({ rule, about }: { rule: string; about: string }): string {
  const known = REMINDER_RULES.find((one) => one === rule);
  const name = known === undefined ? rule : RULE_NAMES[known].replace(/^A/, 'a');
  const [, number] = /^invoice (\d+)$/.exec(about) ?? [];
  if (number === undefined) return name;
  return `${name}, ${invoiceLabel({ kind: 'invoice', number: Number(number) })}`;
}

/** With no signal a call is logged hours before we have it. */
const LATE_MS = 10 * 60_000;

/** "Called: no answer", with its own time where that is not the event's. */
function callTitle(call: LoggedCall, at: string): string {
  const isLate = Math.abs(Date.parse(at) - Date.parse(call.at)) > LATE_MS;
  return `${callInWords(call)}${isLate ? ` (${formatMoment(call.at)})` : ''}`;
}

const MOVED = {
  workshop: 'Moved on: in the workshop',
  site: 'Moved on: on site',
  'handed-over': 'Moved on: handed over',
} as const;

/**
 * How a version of the written quote has gone to the homeowner: it stands on the homeowner's page in any case, and is
 * only said to be sent if its mail is not kept here.
 */
export function sentWords({ mails }: Pick<DeskEvent, 'mails'>): string {
  const isKept = mails.some(({ to, isKept: kept }) => to === 'homeowner' && kept);
  return isKept ? 'put on the homeowner’s page' : 'sent';
}

/** "Homeowner", or whoever of us it was. */
export function whoWords({ by, who = 'Us' }: Pick<DeskEvent, 'by' | 'who'>): string {
  return by === 'homeowner' ? 'Homeowner' : who;
}
