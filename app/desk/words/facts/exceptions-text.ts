import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

type Exceptions = CompanyFacts['coverage']['exceptions'];

/** "NN29 partly", a line each. */
export function exceptionsText(exceptions: Exceptions): string {
  return exceptions.map(({ district, answer }) => `${district} ${answer}`).join('\n');
}

/** What was typed, a line each; what cannot be read stays for the schema to refuse. */
export function exceptionsOf(text: string): Exceptions {
  return text
    .split('\n')
    .map((typed) => typed.trim())
    .filter(Boolean)
    .map((typed) => {
      const [district = '', answer = ''] = typed.split(/\s+/);
      return {
        district: district.toUpperCase(),
        answer: answer.toLowerCase() as Exceptions[number]['answer'],
      };
    });
}
