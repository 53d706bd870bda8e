import { expect, it } from 'vitest';
import { faultWords } from './fault-words';

it.each([
  [
    "Cannot read properties of undefined (reading 'area')",
    'Cannot read properties of undefined (reading …',
  ],
  ['room.shell is undefined', 'room.shell is undefined'],
  ["undefined is not an object (evaluating 'a.b')", 'undefined is not an object (evaluating …'],
  ["Failed to execute 'put' on 'IDBObjectStore': too large", 'Failed to execute … too large'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ash%20Green for more',
    'Minified … error #418; visit … for more',
  ],
  [
    'Failed to fetch dynamically imported module: https://rooms.example/assets/a-1.js',
    'Failed to fetch dynamically imported module: …',
  ],
  ['503: {"code":"store_unavailable","message":"Ash"}', '503: …'],
])('keeps of “%s” what says what went wrong', (message, words) => {
  expect(faultWords(message)).toBe(words);
});

it.each([
  'Unexpected token \'A\', "Ash "Ashley" Green, 1 Mill Lane" is not valid JSON',
  'no room for Ash Green of BA1 2AB',
  'Ash Green is not defined',
  'cannot call 07700 900 123 or +44 7700 900123',
  'mail ash@green.example failed',
  'cannot open /follow#k3jd92ksl2 or https://rooms.example/follow?token=secretword',
  "can't find “Ash Green",
  'lost: {name: Ash, postcode: BA1 2AB}',
  '<b>Ash</b> <img/src=x onerror=alert(1)>',
  'one\nAsh\u2028Green',
])('leaves nothing of a person in “%s”', (message) => {
  expect(faultWords(message)).not.toMatch(/Ash|Green|BA1|2AB|\d|green|k3jd|secret|token=|[<>/@]/);
});

it('is short, on one line, and the same when it is done again', () => {
  const words = faultWords(`Cannot ${'read it, '.repeat(300)}\n\t“Ash” #418`);
  expect(words.length).toBeLessThanOrEqual(160);
  expect(faultWords(words)).toBe(words);
  expect(faultWords('')).toBe('…');
});
