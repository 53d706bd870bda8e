import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { postcodeAnswer } from './postcode-answer';

const typed = (text: string) => postcodeAnswer(text, { facts: STARTER_FACTS, isTyping: true });
const left = (text: string) => postcodeAnswer(text, { facts: STARTER_FACTS, isTyping: false });

it('answers in one line', () => {
  expect(left('nn1')).toBe('Yes, we build in NN1.');
  expect(left('OX17 1AB')).toBe('We build in part of OX17. We check when we call.');
  expect(left('SW1A 2AA')).toBe('SW1A is further than we usually build. Ask us.');
  expect(left('NN99')).toBe('We know of no district NN99.');
  expect(left('Northampton')).toBe('Try the form NN1 1AA.');
});

it('says nothing to a blank box', () => {
  expect([left(''), left('  '), typed(' ')]).toEqual([null, null, null]);
});

it('waits for the whole postcode while it is being typed', () => {
  expect(['n', 'nn', 'nn1', 'nn1 1', 'nn1 1a'].map(typed)).toEqual(Array(5).fill(null));
  expect(typed('nn1 1aa')).toBe('Yes, we build in NN1.');
});
