import { expect, it } from 'vitest';
import { pageMeta } from './pages';

it.each([
  ['/about', 'About us | Modular Garden Rooms'],
  ['/', 'Garden rooms, offices and extensions in Northamptonshire'],
])('%s bears the company’s name where a search result has room for it', (path, title) => {
  expect(pageMeta(path).title).toBe(title);
});
