import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { coverageAnswers } from '#app/content/company/coverage-answers';
import { checkCoverage } from './check-coverage';
import { formatAnswer } from './format-answer';

const sentence = (postcode: string) => {
  const finding = checkCoverage(postcode, STARTER_FACTS.coverage);
  return formatAnswer(coverageAnswers(STARTER_FACTS)[finding.result].detail, finding);
};

it('names the district and every county it lies in', () => {
  expect(sentence('NN1 1AA')).toBe('NN1 is in Northamptonshire.');
  expect(sentence('LE10 1AA')).toBe('LE10 is in Leicestershire and Warwickshire.');
  expect(sentence('OX17')).toMatch(/^OX17 lies partly in Northamptonshire and Warwickshire\./);
  expect(sentence('SW1A 2AA')).toMatch(/^SW1A is outside our five counties\./);
  expect(sentence('MK')).toBe('MK is in Buckinghamshire and Bedfordshire.');
  expect(sentence('NN99')).toBe('We know of no district NN99. Check it, or ask us.');
});

it('leaves nothing to fill in, whatever was found', () => {
  for (const postcode of ['NN1', 'LE10', 'OX17', 'SW1A', 'NN99', 'hello']) {
    expect(sentence(postcode)).not.toMatch(/[{}]/);
  }
});
