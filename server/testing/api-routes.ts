/** One method of one address under /api. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the router has it. */
  route: string;
  /** The same with its parameters filled in, where there are any. */
  path?: string;
}

/** Open to every visitor. A signed upload address needs no session: its signature is the permission. */
export const PUBLIC_ROUTES: readonly ApiRoute[] = [
  { method: 'GET', route: '/pricing' },
  { method: 'GET', route: '/gallery-images' },
  { method: 'POST', route: '/room-configurations' },
  { method: 'POST', route: '/enquiries' },
  { method: 'POST', route: '/newsletter' },
  { method: 'GET', route: '/auth/check' },
  { method: 'POST', route: '/auth/login' },
  { method: 'POST', route: '/auth/logout' },
];

export interface AdminRoute extends ApiRoute {
  /** Whether it takes JSON; then another content type is refused with 415. */
  takes?: 'json';
}

/** The administrator's alone: `admin-routes.test.ts` puts each of them to the test. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [];
