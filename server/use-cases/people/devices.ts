import type { ShownDevice } from '#domain/order/contracts/admin/people';
import { ApiProblem } from '#server/api-problem';
import { hashSessionId } from '#server/auth/session-id';
import { keptSessions } from '#server/auth/sessions';
import type { Admin, SessionServices } from '#server/auth/sessions';

type DeviceServices = Pick<SessionServices, 'sessions' | 'now'>;

/**
 * The browsers in which each person stays signed in, by `OWNER` or the person's id, the latest first.
 *
 * @param here the id of the session that asks
 */
export async function devicesByHolder(
  services: DeviceServices,
  here: string | undefined,
): Promise<(holder: string) => ShownDevice[]> {
  const kept = await keptSessions(services);
  const hereHash = here === undefined ? undefined : hashSessionId(here);
  return (holder) =>
    kept
      .filter((session) => session.holder === holder)
      .map(({ idHash, device, signedInAt, seenAt }) => ({
        // Names it, and signs nobody in.
        id: idHash,
        device,
        since: signedInAt,
        seenAt,
        isHere: idHash === hereHash,
      }));
}

/**
 * Signs a browser out in which the administrator stays signed in, or for the owner anybody.
 *
 * @throws {ApiProblem} 404 no_such_device
 */
export async function signOutDevice(
  services: DeviceServices,
  { id: holder, isOwner }: Admin,
  id: string,
): Promise<void> {
  const kept = await keptSessions(services);
  const session = kept.find((one) => one.idHash === id && (isOwner || one.holder === holder));
  if (session === undefined) {
    throw new ApiProblem(404, 'no_such_device', 'Nobody stays signed in there any more.');
  }
  await services.sessions.remove(session.idHash);
}
