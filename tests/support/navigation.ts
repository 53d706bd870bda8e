import type { Page } from 'playwright/test';

/** The links in the header and in the phone's menu, in order. */
export const MAIN_LINKS = [
  ['Home', '/'],
  ['Why Modular', '/why-modular'],
  ['About', '/about'],
  ['Gallery', '/gallery'],
  ['Process', '/process'],
  ['Pricing Guide', '/pricing'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

export const SERVICE_PATHS = [
  '/services/garden-rooms',
  '/services/garden-offices',
  '/services/3-wall-extensions',
  '/services/dual-purpose',
];

/** The phone's menu. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
