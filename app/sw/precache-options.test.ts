import { expect, it } from 'vitest';
import { precacheOptions } from './precache-options';

it.each([
  ['/', '/index.html'],
  ['/pricing', '/pricing/index.html'],
  ['/pricing/', '/pricing/index.html'],
  ['/builder?step=3', '/builder/index.html'],
  ['/services/garden-rooms', '/services/garden-rooms/index.html'],
])('answers %s from %s', (address, file) => {
  const url = new URL(address, 'https://example.com');
  expect(precacheOptions.urlManipulation?.({ url }).map(String)).toEqual([
    `https://example.com${file}`,
  ]);
  expect(precacheOptions.ignoreURLParametersMatching?.some((any) => any.test('step'))).toBe(true);
});
