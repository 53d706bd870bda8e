/** Every page a visitor can open by its address. */
export const PUBLIC_ROUTES = [
  '/',
  '/why-modular',
  '/about',
  '/contact',
  '/gallery',
  '/process',
  '/pricing',
  '/blog',
  '/blog/insulation-and-running-costs',
  '/builder',
  '/estimator',
  '/quotes',
  '/designs',
  '/shared',
  '/follow',
  '/permission',
  '/peg-out',
  '/services/garden-rooms',
  '/services/garden-offices',
  '/services/3-wall-extensions',
  '/services/dual-purpose',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

export const UNKNOWN_PATH = '/no-such-page';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
