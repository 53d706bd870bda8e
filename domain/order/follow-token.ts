/**
 * The token of a link to a homeowner's page: 128 random bits in base64url. It stands in the fragment of
 * the address, which no browser sends to anybody; the server keeps its SHA-256.
 */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

export function isFollowToken(text: string): boolean {
  return TOKEN.test(text);
}

/** "/follow#" with the token, or with its hash: the path of a homeowner's page. */
export function followPath(token: string): string {
  return `/follow#${token}`;
}

/**
 * Whether it is the SHA-256 of a token in base64url. A notification leads to a page by that: it opens nothing by itself,
 * and only a device that has the link itself knows which one is meant.
 */
export function isFollowHash(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
