import * as z from 'zod/mini';
import { auditLogSchema, type AuditPage } from '#domain/order/contracts/admin/audit-log';
import { passkeyOptionsSchema } from '#domain/order/contracts/admin/passkeys';
import {
  calendarMadeSchema,
  invitationSchema,
  peopleSchema,
  type Invitation,
  type People,
} from '#domain/order/contracts/admin/people';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

const OWN = '/api/people/me';

/** GET /api/people. @throws HttpError; TypeError without a connection */
export async function fetchPeople(signal?: AbortSignal): Promise<People> {
  const answer = await request('GET', '/api/people', { signal, cache: 'no-store' });
  return z.parse(peopleSchema, parseJson(await answer.text()));
}

/** POST /api/people. @throws HttpError 400 with the fields; TypeError without a connection */
export async function invitePerson(who: { name: string; email: string }): Promise<Invitation> {
  return readInvitation(await request('POST', '/api/people', { body: who }));
}

/** POST /api/people/:id/invite. @throws HttpError 404; TypeError without a connection */
export async function invitePersonAgain(id: string): Promise<Invitation> {
  return readInvitation(await request('POST', `/api/people/${id}/invite`));
}

/** DELETE /api/people/:id. @throws HttpError 404; TypeError without a connection */
export async function removePerson(id: string): Promise<void> {
  await request('DELETE', `/api/people/${id}`);
}

/** DELETE /api/people/devices/:id: signs a device out. @throws HttpError 404; TypeError without a connection */
export async function signOutDevice(id: string): Promise<void> {
  await request('DELETE', `/api/people/devices/${encodeURIComponent(id)}`);
}

/** PUT /api/people/me/password. @throws HttpError 400 with the fields; TypeError without a connection */
export async function changePassword(passwords: {
  current: string;
  password: string;
}): Promise<void> {
  await request('PUT', `${OWN}/password`, { body: passwords });
}

/** POST /api/people/me/passkeys/options: what the browser makes a passkey with. */
export async function fetchPasskeyOptions(): Promise<z.infer<typeof passkeyOptionsSchema>> {
  const answer = await request('POST', `${OWN}/passkeys/options`);
  return z.parse(passkeyOptionsSchema, parseJson(await answer.text()));
}

/** POST /api/people/me/passkeys. @throws HttpError 400; TypeError without a connection */
export async function addPasskey(name: string, passkey: unknown): Promise<void> {
  await request('POST', `${OWN}/passkeys`, { body: { name, passkey } });
}

/** DELETE /api/people/me/passkeys/:id. @throws HttpError 404, 409; TypeError without a connection */
export async function removePasskey(id: string): Promise<void> {
  await request('DELETE', `${OWN}/passkeys/${encodeURIComponent(id)}`);
}

/** POST /api/people/me/calendar: the token of a new address of the calendar. @throws HttpError; TypeError without a connection */
export async function makeCalendar(): Promise<string> {
  const answer = await request('POST', `${OWN}/calendar`);
  return z.parse(calendarMadeSchema, parseJson(await answer.text())).token;
}

/** DELETE /api/people/me/calendar. @throws HttpError 404; TypeError without a connection */
export async function revokeCalendar(): Promise<void> {
  await request('DELETE', `${OWN}/calendar`);
}

/** GET /api/audit-log. @param after the `next` of the page before; undefined for the first one */
export async function fetchAuditLog(
  after: string | undefined,
  signal?: AbortSignal,
): Promise<AuditPage> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  const answer = await request('GET', `/api/audit-log${query}`, { signal, cache: 'no-store' });
  return z.parse(auditLogSchema, parseJson(await answer.text()));
}

async function readInvitation(answer: Response): Promise<Invitation> {
  return z.parse(invitationSchema, parseJson(await answer.text()));
}
