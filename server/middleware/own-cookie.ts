import type { CookieOptions, Request, Response } from 'express';

/** One of our cookies. */
export interface OwnCookie {
  /** The cookie's value in the request, or undefined. */
  read(request: Request): string | undefined;
  /** @param lastsMs how long the browser keeps it; without it as long as such a cookie is kept */
  set(request: Request, response: Response, value: string, lastsMs?: number): void;
  /** Removes the cookie from the browser. */
  clear(request: Request, response: Response): void;
}

/** The session id, kept until the browser closes unless somebody stays signed in. */
export const sessionCookie = (publicUrl: string | undefined) => ownCookie('session', publicUrl);

/** The token of a browser that has signed in before, kept for a year. */
export const deviceCookie = (publicUrl: string | undefined) =>
  ownCookie('device', publicUrl, 365 * 86_400_000);

/**
 * No script and no other site can use it; under https, its name makes browsers refuse it from any other
 * host or path.
 *
 * @param publicUrl tells us about https when the proxy in front does not
 * @param maxAge in milliseconds
 */
function ownCookie(name: string, publicUrl: string | undefined, maxAge?: number): OwnCookie {
  const isSecure = (request: Request) =>
    request.secure || (publicUrl?.startsWith('https:') ?? false);
  const nameFor = (request: Request) => (isSecure(request) ? `__Host-${name}` : name);
  const optionsFor = (request: Request): CookieOptions => ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isSecure(request),
  });
  return {
    read: (request) => valueOf(nameFor(request), request.get('cookie') ?? ''),
    set: (request, response, value, lastsMs = maxAge) =>
      void response.cookie(nameFor(request), value, { ...optionsFor(request), maxAge: lastsMs }),
    clear: (request, response) => void response.clearCookie(nameFor(request), optionsFor(request)),
  };
}

function valueOf(name: string, header: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
