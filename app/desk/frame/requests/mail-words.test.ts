import { expect, it } from 'vitest';
import { mailTone, mailWords, sendWords } from './mail-words';

const NOW = new Date(2026, 10, 28, 12, 0);
const since = new Date(2026, 10, 28, 9, 5).toISOString();
const kept = { state: 'refused', problem: null, isKept: true, since } as const;
const waiting = { state: 'waiting', problem: null, since, canSend: false } as const;
const refused = { state: 'refused', problem: '550 no', since, canSend: true } as const;
const sent = { state: 'sent', problem: null } as const;

it.each([
  ['kept, mail is not set up', { ...kept, canSend: false }],
  ['kept, mail was not set up', { ...kept, canSend: true }],
  ['waiting to be sent', waiting],
  ['waiting to be sent since 09:05', { ...waiting, problem: '451 later' }],
  ['not sent', refused],
  ['sent', sent],
] as const)('a mail is said to be %s', (words, mail) => {
  expect(mailWords(mail, NOW)).toBe(words);
});

it('a mail that is kept is never told in the colour of one that was sent', () => {
  expect([kept, refused, waiting, sent].map(mailTone)).toEqual([
    'attention',
    'attention',
    'waiting',
    'received',
  ]);
});

it('what can be sent has a button, also when the server is of the build before', () => {
  expect(sendWords({ ...kept, canSend: false })).toBeUndefined();
  expect(sendWords({ ...kept, canSend: true })).toBe('Send now');
  expect(sendWords(refused)).toBe('Send again');
  expect(sendWords({ state: 'unclear', problem: null })).toBe('Send again');
  expect(sendWords(sent)).toBeUndefined();
});
