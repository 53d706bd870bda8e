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

/** A UK telephone number in international format, without a plus sign: "441632960100". */
export function dialled(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0/, '44');
}

/** Opens the telephone with the number. */
export function phoneHref({ phone }: CompanyFacts['company']): string {
  return `tel:+${dialled(phone)}`;
}

const CHAT_MESSAGE = 'Hello, I would like to ask about your modular builds.';

/** Opens WhatsApp with a message to the company's number. */
export function chatHref({ phone }: CompanyFacts['company']): string {
  return `https://wa.me/${dialled(phone)}?text=${encodeURIComponent(CHAT_MESSAGE)}`;
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

/** "two to four weeks", "one week": in a sentence. */
export function weeksInWords({ from, to }: Weeks): string {
  if (from === to) return `${numberWord(from)} week${from === 1 ? '' : 's'}`;
  return `${numberWord(from)} to ${numberWord(to)} weeks`;
}

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** "forty", "37": round tens from twenty on are words, as are numbers below ten. */
export function roundNumberWord(count: number): string {
  return (count % 10 === 0 && TENS[count / 10 - 2]) || numberWord(count);
}

/** "four decades", "37 years". */
export function decadesWords(years: number): string {
  if (years === 10) return 'a decade';
  if (years % 10 !== 0) return `${numberWord(years)} year${years === 1 ? '' : 's'}`;
  return `${numberWord(years / 10)} decades`;
}

/** "our five counties"; "our county" for one. */
export function ourCounties({ counties }: CompanyFacts['coverage']): string {
  return counties.length === 1 ? 'our county' : `our ${numberWord(counties.length)} counties`;
}

/** "Forty" for "forty": at the beginning of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DAY_NAMES: Readonly<Record<Day, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** The days with hours, in a sentence: "Monday to Saturday", "Tuesday and Friday"; empty for none. */
export function openDays({ spans }: Pick<Hours, 'spans'>): string {
  const runs: Day[][] = [];
  for (const [index, day] of DAYS.entries()) {
    if (!isOpenOn(day, { spans })) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === DAYS[index - 1]) last.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => {
    const days = run.map((day) => DAY_NAMES[day]);
    return days.length > 2 ? [`${days[0]} to ${days.at(-1)}`] : days;
  });
  return new Intl.ListFormat('en-GB').format(names);
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

/**
 * What the law asks of a company's website and letters, as far as it has been supplied: "Garden Rooms Ltd, registered
 * in England and Wales, company number 01234567. Registered office: 1 High Street. VAT number GB 123." Empty without any.
 */
export function registrationWords({
  registeredName,
  companyNumber,
  registeredOffice,
  vatNumber,
}: Pick<
  CompanyFacts['legal'],
  'registeredName' | 'companyNumber' | 'registeredOffice' | 'vatNumber'
>): string {
  const number =
    companyNumber && `registered in ${registryOf(companyNumber)}, company number ${companyNumber}`;
  const company = [registeredName, number].filter((part) => part !== '').join(', ');
  return [
    company && `${capitalised(company)}.`,
    registeredOffice && `Registered office: ${registeredOffice}.`,
    vatNumber && `VAT number ${vatNumber}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Companies House puts the country in front of the number, but not that of England and Wales. */
function registryOf(companyNumber: string): string {
  if (/^S/i.test(companyNumber)) return 'Scotland';
  return /^N/i.test(companyNumber) ? 'Northern Ireland' : 'England and Wales';
}
