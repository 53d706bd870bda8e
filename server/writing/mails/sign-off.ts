import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { hoursLines } from '#domain/site/content/facts/fact-words';
import { registrationWords } from '#domain/site/content/facts/registration-words';

/** The closing lines of every message to a homeowner. */
export function signOff(facts: StoredFacts): string {
  const { name, address, phone, email } = facts.company;
  return [name, address, `${phone}, ${email}`, ...hoursLines(facts.hours), registrationWords(facts)]
    .filter((line) => line !== '')
    .join('\n');
}

/** For people who never contacted us: anyone can type anyone's address into a form. */
export const NOT_YOU =
  'This address was entered on our website. If that was not you, tell us and we delete it.';

/** Introduces the link to the homeowner's page, which is also the key to it. */
export const YOUR_PAGE =
  'Your own page shows where your request stands. Keep its link to yourself:';
