import { expect, it } from 'vitest';
import { cleanPath } from './page-path';

it.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['//services//garden-rooms//', '/services/garden-rooms'],
  ['/\\pricing', '/pricing'],
  ['/index.html', '/'],
  ['/pricing/INDEX.html/', '/pricing'],
  ['/%70ricing', '/pricing'],
  ['/pricing%2F', '/pricing'],
  ['//', '/'],
  ['/my-index.html', '/my-index.html'],
  ['/%', '/%'],
])('%s is spelt %s', (path, clean) => expect(cleanPath(path)).toBe(clean));
