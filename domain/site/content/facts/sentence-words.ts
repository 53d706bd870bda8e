import type { CompanyFacts } from './company-facts';
import { DAYS } from './days';
import { isOpenOn, numberWord } from './fact-words';

// Apart from fact-words.ts, which every page loads.

type Hours = CompanyFacts['hours'];
type Weeks = CompanyFacts['leadTimes']['design'];
type Day = (typeof DAYS)[number];

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
