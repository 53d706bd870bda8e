import { expect, it } from 'vitest';
import { isConsent } from './consent';

it.each([
  [{ type: 'SKIP_WAITING' }, true],
  [{ type: 'CACHE_URLS' }, false],
  ['SKIP_WAITING', false],
  [null, false],
  [undefined, false],
])('treats %j as consent: %s', (data, expected) => expect(isConsent(data)).toBe(expected));
