import type { CookieOptions, Request, Response } from 'express';

/** How the browser keeps the id of its session. */
export interface SessionCookie {
  /** The id the request came with, or undefined. */
  read(request: Request): string | undefined;
  /** Gives the browser the id, for as long as it runs. */
  set(request: Request, response: Response, id: string): void;
  /** Takes the id from the browser. */
  clear(request: Request, response: Response): void;
}

/**
 * The session's cookie. No script and no other site can use it; under https its name makes the browser
 * refuse it from any other host or path.
 *
 * @param publicUrl says https where the proxy in front does not
 */
export function sessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = (request: Request) =>
    request.secure || (publicUrl?.startsWith('https:') ?? false);
  const nameFor = (request: Request) => (isSecure(request) ? '__Host-session' : 'session');
  const optionsFor = (request: Request): CookieOptions => ({
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isSecure(request),
  });
  return {
    read: (request) => valueOf(nameFor(request), request.get('cookie') ?? ''),
    set: (request, response, id) => void response.cookie(nameFor(request), id, optionsFor(request)),
    clear: (request, response) => void response.clearCookie(nameFor(request), optionsFor(request)),
  };
}

function valueOf(name: string, header: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || undefined;
}
