import type { Counted, DESK_TASKS, DeskToday, TestMail } from '#domain/order/contracts/admin/today';
import { shortMoment } from '#app/desk/frame/requests/words';
import { bytesInWords } from '#domain/text/bytes';
import { ROOM_TYPES } from '#domain/room/options/room-types';

type Task = (typeof DESK_TASKS)[number];

/** Each task in words, with the screen where it is done. */
export const TASKS = {
  quotes: { to: '/admin/quotes', words: (count) => `${count} new quote request${s(count)}` },
  enquiries: {
    to: '/admin/enquiries',
    words: (count) => `${count} unanswered ${count === 1 ? 'enquiry' : 'enquiries'}`,
  },
  visits: {
    to: '/admin/visits',
    words: (count) => `${count} visit${s(count)} in the next 24 hours`,
  },
  pictures: {
    to: '/admin/gallery',
    words: (count) => `${count} picture${s(count)} without alternative text`,
  },
  prices: { to: '/admin/pricing', words: () => 'The prices are older than a year' },
} as const satisfies Record<Task, { to: string; words: (count: number) => string }>;

function s(count: number): string {
  return count === 1 ? '' : 's';
}

/** What has become of mail that was kept; empty where mail is set up and none was. */
export function keptWords({
  isSetUp,
  kept,
}: Pick<NonNullable<DeskToday['mail']>, 'isSetUp' | 'kept'>): string {
  const some = kept === 1 ? '1 mail is kept' : `${kept} mails are kept`;
  if (!isSetUp) {
    const now = kept === 0 ? 'Every mail is kept' : `${some} so far`;
    return `Mail is not set up, so none leaves. ${now}, as a file on the server. Whoever runs the server sets MAIL_URL.`;
  }
  if (kept === 0) return '';
  const each = kept === 1 ? 'It can be sent from its request' : 'Each can be sent from its request';
  return `${some} from when mail was not set up. ${each}.`;
}

/** How much room there is, and what it means where some is missing; null where nothing is known and nothing is amiss. */
export function roomWords(
  { disk, missing }: NonNullable<DeskToday['room']>,
  now: Date,
): { title: string; words: string; isMissing: boolean } | null {
  const isMissing = missing !== null;
  const title = missing?.place === 'bucket' ? 'Room in the bucket' : 'Room on the disk';
  const left = disk && `${bytesInWords(disk.free)} of ${bytesInWords(disk.total)} are free`;
  if (!isMissing) return left === null ? null : { title, words: `${left}.`, isMissing };
  const since = shortMoment(missing.since, now);
  const why =
    missing.place === 'bucket'
      ? `Photos and pictures have not been taken since ${since}: the bucket they are kept in is full.`
      : `Photos, pictures and backups have not been taken since ${since}.${
          disk ? ` ${left}, and the last ${bytesInWords(disk.reserve)} are kept for requests.` : ''
        }`;
  const words = `${why} Quotes, enquiries and answers still arrive. Homeowners’ phones keep their photos, and send them once there is room. Whoever runs the server makes some.`;
  return { title, words, isMissing };
}

/** What came of a test mail. */
export function testWords({ to, problem }: TestMail): string {
  return problem === null
    ? `It has left for ${to}. If it does not arrive, look at the spam folder.`
    : `It did not leave for ${to}:`;
}

/** A room type by its name; one that is no longer offered by its id. */
export function roomTypeWords(id: string): string {
  return ROOM_TYPES.find((type) => type.id === id)?.name ?? id;
}

/** "4 × 3.5 m" for "4x3.5". */
export function sizeWords(id: string): string {
  return `${id.replace('x', ' × ')}\u00a0m`;
}

/** "12 requests in 30 days, the most on 3 November: 4." */
export function daysInWords(days: readonly Counted[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const all = `${total} request${s(total)} in ${days.length} days`;
  const most = days.toSorted((a, b) => b.count - a.count)[0];
  if (most === undefined || total === 0) return `${all}.`;
  return `${all}, the most on ${dayWords(most.name)}: ${most.count}.`;
}

/** "3 November" for 2026-11-03. */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
}
