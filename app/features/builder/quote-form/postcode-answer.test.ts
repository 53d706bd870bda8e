import { expect, it } from 'vitest';
import { postcodeAnswer } from './postcode-answer';

const typed = (text: string) => postcodeAnswer(text, { typing: true });
const left = (text: string) => postcodeAnswer(text, { typing: false });

it('answers in one line', () => {
  expect(left('nn1')).toBe('Yes, we build in NN1, Northamptonshire.');
  expect(left('OX17 1AB')).toMatch(/^OX17 lies partly in Northamptonshire and Warwickshire\./);
  expect(left('SW1A 2AA')).toMatch(/^SW1A is outside our five counties\./);
  expect(left('NN99')).toMatch(/^We know of no district NN99\./);
  expect(left('Northampton')).toBe('Try the form NN1 1AA, or only its first half.');
});

it('says nothing to a blank box', () => {
  expect([left(''), left('  '), typed(' ')]).toEqual([null, null, null]);
});

it('waits for the whole postcode while it is being typed', () => {
  expect(['n', 'nn', 'nn1', 'nn1 1', 'nn1 1a'].map(typed)).toEqual(Array(5).fill(null));
  expect(typed('nn1 1aa')).toBe('Yes, we build in NN1, Northamptonshire.');
});
