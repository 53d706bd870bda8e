import { expect, it } from 'vitest';
import { daysInWords, roomTypeWords, sizeWords, TASKS } from './today-words';

it('tasks are counted in words', () => {
  expect(TASKS.enquiries.words(1)).toBe('1 unanswered enquiry');
  expect(TASKS.quotes.words(2)).toBe('2 new quote requests');
});

it('what was asked for is named, also when it is no longer offered', () => {
  expect(roomTypeWords('office')).toBe('Garden Office');
  expect(roomTypeWords('tower')).toBe('tower');
  expect(sizeWords('4x3.5')).toBe('4 × 3.5\u00a0m');
});

it('the days are told in a sentence', () => {
  const days = [
    { name: '2026-11-03', count: 4 },
    { name: '2026-11-04', count: 1 },
  ];
  expect(daysInWords(days)).toBe('5 requests in 2 days, the most on 3 November: 4.');
  expect(daysInWords([{ name: '2026-11-03', count: 0 }])).toBe('0 requests in 1 days.');
});
