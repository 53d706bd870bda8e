import { internationalNumber } from '#domain/text/phone-number';
import type { CompanyFacts } from './company-facts';
import { DAYS } from './days';

type Hours = CompanyFacts['hours'];
type Weeks = CompanyFacts['leadTimes']['design'];
type Day = (typeof DAYS)[number];

/** "8:00 AM" for "08:00", as specification §9 writes hours. */
function onTwelveHours(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${half}`;
}

function daysOf({ from, to }: { from: string; to: string }): string {
  return from === to ? from : `${from}–${to}`;
}

/**
 * A line for each span of hours, the closed days behind the last: "Mon–Fri 8:00 AM–6:00 PM", "Sat 9:00 AM–4:00 PM,
 * Sun closed" (specification §9).
 */
export function hoursLines({ spans }: Pick<Hours, 'spans'>): string[] {
  const closed = DAYS.filter((day) => !isOpenOn(day, { spans }));
  const lines = spans.map(
    (span) => `${daysOf(span)} ${onTwelveHours(span.opens)}–${onTwelveHours(span.closes)}`,
  );
  if (closed.length === 0) return lines;
  const last = [...lines.slice(-1), `${closed.join(', ')} closed`].join(', ');
  return [...lines.slice(0, -1), last];
}

const short = (day: string) => day.slice(0, 2);

/** The same hours in schema.org's format: "Mo-Fr 08:00-18:00". */
export function openingHours({ spans }: Hours): string[] {
  return spans.map(({ from, to, opens, closes }) => {
    const days = from === to ? short(from) : `${short(from)}-${short(to)}`;
    return `${days} ${opens}-${closes}`;
  });
}

/** Opens the telephone with the number. */
export function phoneHref({ phone }: CompanyFacts['company']): string {
  return `tel:+${internationalNumber(phone)}`;
}

const CHAT_MESSAGE = 'Hello, I would like to ask about your modular builds.';

/** Opens WhatsApp with a message to the company's mobile, or to its telephone where it has none (specification §2). */
export function chatHref({ phone, mobile }: CompanyFacts['company']): string {
  return `https://wa.me/${internationalNumber(mobile || phone)}?text=${encodeURIComponent(CHAT_MESSAGE)}`;
}

/** "2–3 weeks"; "1 week" where both are one. */
export function weeksWords({ from, to }: Weeks): string {
  if (from === to) return `${from} week${from === 1 ? '' : 's'}`;
  return `${from}–${to} weeks`;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "one", "nine", "10": numbers below ten are words. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "our five counties"; "our county" for one. */
export function ourCounties({ counties }: CompanyFacts['coverage']): string {
  return counties.length === 1 ? 'our county' : `our ${numberWord(counties.length)} counties`;
}

/** Whether a day of the week has hours. */
export function isOpenOn(day: Day, { spans }: Pick<Hours, 'spans'>): boolean {
  const at = DAYS.indexOf(day);
  return spans.some(({ from, to }) => DAYS.indexOf(from) <= at && at <= DAYS.indexOf(to));
}

/** "within one working day", "within 5 working days". */
export function withinWorkingDays(days: number): string {
  return days === 1 ? 'within one working day' : `within ${days} working days`;
}

/** "about a week later", "about 10 days later". */
export function daysLater(days: number): string {
  if (days === 1) return 'a day later';
  if (days % 7 !== 0) return `about ${days} days later`;
  return days === 7 ? 'about a week later' : `about ${numberWord(days / 7)} weeks later`;
}
