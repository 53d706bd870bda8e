import type { Change } from '#app/desk/frame/document/desk-document';
import { contentDocument } from '#app/desk/words/saving/content-document';
import { changedRows, type SaidRow } from '#app/desk/words/saving/word-changes';
import { companyFactsSchema, type StoredFacts } from '#domain/site/content/facts/company-facts';
import { ENERGY_TITLES, FACT_SECTIONS } from './fact-fields';
import { checkedFacts, exceptionsText, factsEditOf, type FactsEdit } from './facts-edit';

/** The facts as a document of the desk. */
export const FACTS = contentDocument<StoredFacts, FactsEdit>({
  name: 'facts',
  schema: companyFactsSchema,
  what: 'the facts',
  editOf: factsEditOf,
  valueOf: (edit) => checkedFacts(edit).facts,
  changes: factsChanges,
});

/** The differences between two versions of the facts, in the order of the form. */
export function factsChanges(before: StoredFacts, after: StoredFacts): Change[] {
  return changedRows(rowsOf(before), rowsOf(after));
}

function rowsOf(facts: StoredFacts): SaidRow[] {
  const { texts } = factsEditOf(facts);
  const { company, hours, coverage, promises, social, vat, energy } = facts;
  return [
    ...FACT_SECTIONS.flatMap(({ title, fields }) =>
      fields.map(({ path, label }) => row(path, `${title}: ${label}`, [texts[path] ?? ''])),
    ),
    row('social', 'Social networks', social === null ? ['On none of them'] : []),
    row('vat', 'VAT', [vat.registered ? 'We are registered' : 'We are not registered']),
    row('company.county', 'Home county', [company.county]),
    row(
      'hours.spans',
      'Opening hours',
      hours.spans.map(({ from, to, opens, closes }) => `${from} to ${to}, ${opens} to ${closes}`),
    ),
    row(
      'hours.holidays',
      'Closed days',
      hours.holidays.map(({ from, to, reason }) => `${from} to ${to}: ${reason}`),
    ),
    row('coverage.counties', 'Where we build', coverage.counties),
    row('coverage.exceptions', 'Districts that differ', [exceptionsText(coverage.exceptions)]),
    row('promises.confirmed', 'Confirmed promises', promises.confirmed),
    row(
      'energy.confirmed',
      'Confirmed for our rooms',
      energy.confirmed.map((part) => ENERGY_TITLES[part]),
    ),
  ];
}

function row(key: string, label: string, lines: readonly string[]): SaidRow {
  return { key, label, text: lines.join('\n') };
}
