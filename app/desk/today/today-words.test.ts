import { expect, it } from 'vitest';
import {
  daysInWords,
  keptWords,
  roomTypeWords,
  roomWords,
  sizeWords,
  TASKS,
  testWords,
} from './today-words';

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

it('mail that is kept is told, and where nothing is amiss nothing is said', () => {
  expect(keptWords({ isSetUp: false, kept: 2 })).toBe(
    'Mail is not set up, so none leaves. 2 mails are kept so far, as a file on the server. Whoever runs the server sets MAIL_URL.',
  );
  expect(keptWords({ isSetUp: false, kept: 0 })).toContain('Every mail is kept');
  expect(keptWords({ isSetUp: true, kept: 1 })).toBe(
    '1 mail is kept from when mail was not set up. It can be sent from its request.',
  );
  expect(keptWords({ isSetUp: true, kept: 0 })).toBe('');
});

it('a test mail is not said to have arrived', () => {
  expect(testWords({ to: 'a@example.com', problem: null })).toMatch(/^It has left for a@example/);
  expect(testWords({ to: 'a@example.com', problem: '550' })).toMatch(/^It did not leave/);
});

it('the room on the disk is told, and since when some is missing', () => {
  const disk = { free: 74e9, total: 260e9, reserve: 2e9 };
  const now = new Date('2026-11-05T12:00:00.000Z');
  const since = '2026-11-03T09:00:00.000Z';
  const told = (room: Parameters<typeof roomWords>[0]) => roomWords(room, now);
  expect(told({ disk: null, missing: null })).toBeNull();
  expect(told({ disk, missing: null })).toEqual({
    title: 'Room on the disk',
    words: '74\u00a0GB of 260\u00a0GB are free.',
    isMissing: false,
  });
  const short = { ...disk, free: 1.2e9 };
  expect(told({ disk: short, missing: { place: 'disk', since } })).toEqual({
    title: 'Room on the disk',
    words:
      'Photos, pictures and backups have not been taken since 3 Nov. 1.2\u00a0GB of 260\u00a0GB are free, and the last 2\u00a0GB are kept for requests. Quotes, enquiries and answers still arrive. Homeowners’ phones keep their photos, and send them once there is room. Whoever runs the server makes some.',
    isMissing: true,
  });
  expect(told({ disk, missing: { place: 'bucket', since } })).toMatchObject({
    title: 'Room in the bucket',
    words: expect.stringMatching(/^Photos and pictures have .* since 3 Nov: the bucket .* is full/),
  });
});
