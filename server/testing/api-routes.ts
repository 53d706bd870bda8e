/** One method of one path under /api. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the router spells it. */
  route: string;
  /** The same with example parameters, where it has any. */
  path?: string;
}

/** Open to every visitor. A signed upload address needs no session: its signature is the permission. */
export const PUBLIC_ROUTES: readonly ApiRoute[] = [
  { method: 'GET', route: '/pricing' },
  { method: 'GET', route: '/gallery-images' },
  { method: 'POST', route: '/room-configurations' },
  { method: 'POST', route: '/enquiries' },
  { method: 'POST', route: '/newsletter' },
  { method: 'POST', route: '/builder-steps' },
  { method: 'GET', route: '/models/:code.glb' },
  { method: 'GET', route: '/models/:code.usdz' },
  { method: 'GET', route: '/auth/check' },
  { method: 'POST', route: '/follow' },
  { method: 'POST', route: '/follow/actions' },
  { method: 'POST', route: '/follow/visit.ics' },
  { method: 'POST', route: '/follow/estimate.pdf' },
  { method: 'POST', route: '/follow/quote.pdf' },
  { method: 'POST', route: '/follow/push' },
  { method: 'POST', route: '/follow/push/off' },
  { method: 'GET', route: '/push-key' },
  { method: 'POST', route: '/follow/photos/:photo' },
  { method: 'POST', route: '/follow/photos/:photo/parts/:offset' },
  { method: 'POST', route: '/follow/photos/:photo/picture' },
  { method: 'POST', route: '/auth/login' },
  { method: 'POST', route: '/auth/logout' },
  { method: 'POST', route: '/auth/passkey/options' },
  { method: 'POST', route: '/auth/passkey' },
  { method: 'POST', route: '/auth/join' },
  { method: 'POST', route: '/auth/join/look' },
  { method: 'POST', route: '/auth/join/passkey' },
  { method: 'POST', route: '/auth/join/passkey/options' },
  { method: 'PUT', route: '/objects/upload/:id' },
  { method: 'POST', route: '/objects/upload/:id' },
];

export interface AdminRoute extends ApiRoute {
  /** Whether it accepts JSON; then any other content type is refused with 415. */
  takes?: 'json';
}

/** The id of a request that does not exist. */
const ID = '00000000-0000-4000-8000-000000000000';

/** For the administrator only: `admin-routes.test.ts` tests each of them. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  { method: 'PUT', route: '/pricing', takes: 'json' },
  { method: 'GET', route: '/pricing/versions' },
  { method: 'POST', route: '/objects/upload', takes: 'json' },
  { method: 'POST', route: '/gallery-images', takes: 'json' },
  { method: 'PUT', route: '/gallery-images/order', takes: 'json' },
  { method: 'PUT', route: '/gallery-images/:id', path: `/gallery-images/${ID}`, takes: 'json' },
  { method: 'DELETE', route: '/gallery-images/:id', path: `/gallery-images/${ID}`, takes: 'json' },
  { method: 'GET', route: '/pricing/versions/:number', path: '/pricing/versions/1' },
  { method: 'GET', route: '/room-configurations' },
  { method: 'POST', route: '/room-configurations/search', takes: 'json' },
  { method: 'GET', route: '/room-configurations/export.csv' },
  { method: 'GET', route: '/room-configurations/:id', path: `/room-configurations/${ID}` },
  {
    method: 'GET',
    route: '/room-configurations/:id/quote.pdf',
    path: `/room-configurations/${ID}/quote.pdf`,
  },
  {
    method: 'PUT',
    route: '/room-configurations/:id',
    path: `/room-configurations/${ID}`,
    takes: 'json',
  },
  { method: 'DELETE', route: '/room-configurations/:id', path: `/room-configurations/${ID}` },
  {
    method: 'POST',
    route: '/room-configurations/:id/seen',
    path: `/room-configurations/${ID}/seen`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/anonymise',
    path: `/room-configurations/${ID}/anonymise`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/mails/:to/send-again',
    path: `/room-configurations/${ID}/mails/company/send-again`,
  },
  { method: 'GET', route: '/enquiries' },
  { method: 'POST', route: '/enquiries/search', takes: 'json' },
  { method: 'GET', route: '/enquiries/export.csv' },
  { method: 'GET', route: '/enquiries/:id', path: `/enquiries/${ID}` },
  { method: 'PUT', route: '/enquiries/:id', path: `/enquiries/${ID}`, takes: 'json' },
  { method: 'DELETE', route: '/enquiries/:id', path: `/enquiries/${ID}` },
  { method: 'POST', route: '/enquiries/:id/seen', path: `/enquiries/${ID}/seen` },
  { method: 'POST', route: '/enquiries/:id/anonymise', path: `/enquiries/${ID}/anonymise` },
  {
    method: 'POST',
    route: '/enquiries/:id/mails/:to/send-again',
    path: `/enquiries/${ID}/mails/company/send-again`,
  },
  { method: 'GET', route: '/newsletter' },
  { method: 'POST', route: '/newsletter/search', takes: 'json' },
  { method: 'GET', route: '/newsletter/export.csv' },
  { method: 'DELETE', route: '/newsletter/:id', path: `/newsletter/${ID}` },
  { method: 'GET', route: '/unread-requests' },
  { method: 'GET', route: '/today' },
  { method: 'GET', route: '/board' },
  { method: 'GET', route: '/visits' },
  {
    method: 'GET',
    route: '/room-configurations/:id/order',
    path: `/room-configurations/${ID}/order`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/actions',
    path: `/room-configurations/${ID}/order/actions`,
    takes: 'json',
  },
  {
    method: 'PUT',
    route: '/room-configurations/:id/order/quote',
    path: `/room-configurations/${ID}/order/quote`,
    takes: 'json',
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/quote/send',
    path: `/room-configurations/${ID}/order/quote/send`,
    takes: 'json',
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/quote/preview.pdf',
    path: `/room-configurations/${ID}/order/quote/preview.pdf`,
    takes: 'json',
  },
  {
    method: 'GET',
    route: '/room-configurations/:id/order/quote/:version.pdf',
    path: `/room-configurations/${ID}/order/quote/1.pdf`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/events/:event/mails/:to/send-again',
    path: `/room-configurations/${ID}/order/events/${ID}/mails/company/send-again`,
  },
  {
    method: 'GET',
    route: '/room-configurations/:id/order/photos/:photo.jpg',
    path: `/room-configurations/${ID}/order/photos/${ID}.jpg`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/photos/:photo',
    path: `/room-configurations/${ID}/order/photos/${ID}`,
    takes: 'json',
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/photos/:photo/parts/:offset',
    path: `/room-configurations/${ID}/order/photos/${ID}/parts/0`,
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/actions/preview',
    path: `/room-configurations/${ID}/order/actions/preview`,
    takes: 'json',
  },
  {
    method: 'POST',
    route: '/room-configurations/:id/order/quote/send/preview',
    path: `/room-configurations/${ID}/order/quote/send/preview`,
    takes: 'json',
  },
  { method: 'POST', route: '/settings/mail-texts/preview', takes: 'json' },
  { method: 'GET', route: '/content' },
  { method: 'GET', route: '/content/articles' },
  { method: 'GET', route: '/content/:name', path: '/content/facts' },
  { method: 'PUT', route: '/content/:name', path: '/content/facts', takes: 'json' },
  {
    method: 'POST',
    route: '/content/:name/touches',
    path: '/content/facts/touches',
    takes: 'json',
  },
  { method: 'POST', route: '/content/:name/preview', path: '/content/facts/preview' },
  { method: 'GET', route: '/content/:name/versions', path: '/content/facts/versions' },
  {
    method: 'GET',
    route: '/content/:name/versions/:number',
    path: '/content/facts/versions/1',
  },
  { method: 'GET', route: '/people' },
  { method: 'POST', route: '/people', takes: 'json' },
  { method: 'POST', route: '/people/:id/invite', path: `/people/${ID}/invite`, takes: 'json' },
  { method: 'DELETE', route: '/people/:id', path: `/people/${ID}`, takes: 'json' },
  { method: 'PUT', route: '/people/me/password', takes: 'json' },
  { method: 'POST', route: '/people/me/passkeys/options', takes: 'json' },
  { method: 'POST', route: '/people/me/passkeys', takes: 'json' },
  {
    method: 'DELETE',
    route: '/people/me/passkeys/:id',
    path: '/people/me/passkeys/one',
    takes: 'json',
  },
  { method: 'GET', route: '/audit-log' },
  { method: 'GET', route: '/settings/:name', path: '/settings/quote-terms' },
  { method: 'PUT', route: '/settings/:name', path: '/settings/quote-terms', takes: 'json' },
];
