import { shortMoment } from '#app/desk/frame/requests/words';
import type { ShownPerson } from '#domain/order/contracts/admin/people';

/** Where a person stands: "Signs in with a password", "Has a link until 1 Dec". */
export function personWords(
  { joinedAt, invitedUntil, hasPassword, passkeys }: ShownPerson,
  now = new Date(),
): string {
  const link =
    invitedUntil === null ? undefined : `has a link until ${shortMoment(invitedUntil, now)}`;
  const ways = [
    hasPassword ? 'a password' : undefined,
    passkeys === 1 ? 'a passkey' : undefined,
    passkeys > 1 ? `${passkeys} passkeys` : undefined,
  ].filter((way) => way !== undefined);
  const signsIn = ways.length === 0 ? undefined : `signs in with ${ways.join(' and ')}`;
  const never = joinedAt === null && link === undefined ? 'the link has expired' : undefined;
  const words = [signsIn, link, never].filter((part) => part !== undefined).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
