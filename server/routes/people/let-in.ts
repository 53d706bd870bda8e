import type { Request, Response } from 'express';
import { deviceInWords } from '#server/auth/device-words';
import { newDeviceToken } from '#server/auth/known-device';
import { deviceCookie, sessionCookie } from '#server/middleware/own-cookie';
import { openSession } from '#server/auth/sessions';
import type { SessionServices } from '#server/auth/sessions';
import type { CredentialStore } from '#server/stores/ports';

export interface LetInServices extends Pick<SessionServices, 'sessions' | 'now'> {
  credentials: CredentialStore;
  publicUrl: string | undefined;
}

/** Who is let in, and whether they stay signed in here; undefined leaves that as it was for the same person. */
interface LetIn {
  /** `OWNER`, or the id of a person. */
  holder: string;
  keep?: boolean | undefined;
}

/**
 * Signs this browser in, in place of whoever was signed in there, and knows it again from now on.
 *
 * @returns false, with nothing changed, for a person who was removed meanwhile
 */
export async function letIn(
  services: LetInServices,
  { request, response }: { request: Request; response: Response },
  { holder, keep }: LetIn,
): Promise<boolean> {
  const { credentials, publicUrl } = services;
  const cookie = sessionCookie(publicUrl);
  const device = keep === true ? deviceInWords(request.get('user-agent') ?? '') : null;
  const session = await openSession(services, {
    holder,
    earlierId: cookie.read(request),
    keepOn: keep === undefined ? undefined : device,
  });
  if (session === undefined) return false;
  cookie.set(request, response, session.id, session.lastsMs);
  const { adminPasswordHash } = await credentials.read();
  if (adminPasswordHash !== null) {
    const token = newDeviceToken(adminPasswordHash, holder);
    deviceCookie(publicUrl).set(request, response, token);
  }
  response.set('cache-control', 'no-store');
  return true;
}

/**
 * The origin at which visitors have this site: PUBLIC_URL, or else what the request says, of which other sites' pages and
 * proxies we do not know have no say.
 */
export function ownOrigin(publicUrl: string | undefined, request: Request): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
