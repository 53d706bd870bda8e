/**
 * The hosts of the push services of all browsers that have web push; `*.` stands for one or more names. An endpoint is
 * what a visitor sends us, and our server calls nothing else than these.
 */
const KNOWN = [
  // Chrome, Edge on Android, Opera, Samsung Internet
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  '*.push.apple.com',
  // Edge on Windows
  '*.notify.windows.com',
];

/**
 * Whether we would send to this endpoint: over https, on the usual port, to a known push service; or to one of the
 * `further` origins.
 */
export function isPushEndpoint(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (further.includes(origin)) return true;
  return protocol === 'https:' && port === '' && KNOWN.some((known) => matches(hostname, known));
}

function matches(hostname: string, known: string): boolean {
  return known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;
}
