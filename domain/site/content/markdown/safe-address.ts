/** Pages of this site, and parts of this page. A browser takes "//" and "/\" for another site. */
const OWN = /^(?:#|\/(?![/\\]))/;
const ELSEWHERE = { link: /^(?:https?:\/\/|mailto:|tel:)/i, picture: /^https:\/\//i } as const;

/**
 * The address of a link or picture as it goes into a page; null for one that is not allowed, above all one that
 * could run something (`javascript:`, `data:`).
 */
export function safeAddress(href: string, kind: 'link' | 'picture' = 'link'): string | null {
  const address = href.trim();
  if (!OWN.test(address) && !ELSEWHERE[kind].test(address)) return null;
  try {
    return encodeURI(address).replaceAll('%25', '%');
  } catch {
    // Half a character: no address has that.
    return null;
  }
}
