import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { factsChanges } from './facts-document';

const { company, hours, promises, coverage } = STARTER_FACTS;

it('every part of the facts that differs is told in words', () => {
  const after = {
    ...STARTER_FACTS,
    social: null,
    company: { ...company, phone: '01604 123456', county: 'Bedfordshire' as const },
    hours: { ...hours, holidays: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Christmas' }] },
    promises: { ...promises, confirmed: [] },
    coverage: { ...coverage, exceptions: [{ district: 'NN29', answer: 'partly' as const }] },
  };
  const changes = factsChanges(STARTER_FACTS, after);
  expect(changes.map(({ label }) => label)).toEqual([
    'The company: Telephone',
    'Social networks',
    'Home county',
    'Closed days',
    'Districts that differ',
    'Confirmed promises',
  ]);
  expect(changes[3]).toMatchObject({ before: '', after: '2026-12-24 to 2027-01-02: Christmas' });
  expect(factsChanges(STARTER_FACTS, STARTER_FACTS)).toEqual([]);
});
