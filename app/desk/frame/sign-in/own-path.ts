const AFTER_SIGN_IN = '/admin/pricing';

/**
 * Segments of letters, digits, dashes and underscores, optionally followed by a query of plain
 * characters.
 */
const ADMIN_PATH = /^\/admin(?:\/[\w-]+)+(?:\?[\w\-.~%=&+]*)?$/;

/**
 * Where to go after signing in: the requested path if it is one of ours under /admin other than the
 * login, otherwise the pricing (specification §2). Rejects anything that could lead to another site.
 */
export function ownPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !ADMIN_PATH.test(wanted)) return AFTER_SIGN_IN;
  return /^\/admin\/login(?![\w-])/.test(wanted) ? AFTER_SIGN_IN : wanted;
}
