/** A link to the page of a request that is yet to be sent. */
export interface NewLink {
  /** 128 random bits in base64url: stays on this device, behind the # of the address. */
  token: string;
  /** Its SHA-256 in base64url: the request names it. */
  hash: string;
}

/** A new link; undefined where the browser cannot hash, as on plain http. */
export async function newLink(): Promise<NewLink | undefined> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await hashOfToken(token);
  return hash === undefined ? undefined : { token, hash };
}

/** What the server, and this device's storage, know a token by; undefined where the browser cannot hash. */
export async function hashOfToken(token: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return base64url(new Uint8Array(digest));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
