import type { People, ShownDevice } from '#domain/order/contracts/admin/people';
import type { Admin } from '#server/auth/sessions';
import type {
  CalendarLinkStore,
  PasskeyStore,
  PeopleStore,
} from '#server/stores/people/people-ports';
import type { Passkey, Person } from '#server/stores/people/people-records';
import type { SessionStore } from '#server/stores/ports';
import { devicesByHolder } from './devices';
import { passwordOf } from './own-ways-in';

export interface ListPeopleServices {
  people: PeopleStore;
  passkeys: PasskeyStore;
  sessions: SessionStore;
  calendarLinks: CalendarLinkStore;
  isPasswordOutside: boolean;
  now: () => Date;
}

/**
 * How somebody signs in; the owner also sees who else does.
 *
 * @param here the id of the session that asks
 */
export async function listPeople(
  services: ListPeopleServices,
  admin: Admin,
  here: string | undefined,
): Promise<People> {
  const { people, passkeys } = services;
  const { name, isOwner } = admin;
  const own = await passkeys.of(admin.id);
  const password = await passwordOf(services, admin);
  const devicesOf = await devicesByHolder(services, here);
  return {
    me: {
      name,
      isOwner,
      password,
      passkeys: own.map(shownPasskey),
      devices: devicesOf(admin.id),
      calendarSince: (await services.calendarLinks.of(admin.id))?.since ?? null,
    },
    people: isOwner ? await all(services, await people.list(), devicesOf) : null,
  };
}

function all(
  { passkeys, now }: ListPeopleServices,
  people: readonly Person[],
  devicesOf: (holder: string) => ShownDevice[],
) {
  const time = now().toISOString();
  return Promise.all(
    people.map(async ({ id, name, email, joinedAt, invite, passwordHash }) => ({
      id,
      name,
      email,
      joinedAt,
      invitedUntil: invite !== null && invite.until > time ? invite.until : null,
      hasPassword: passwordHash !== null,
      passkeys: (await passkeys.of(id)).length,
      devices: devicesOf(id),
    })),
  );
}

function shownPasskey({ id, name, addedAt, usedAt }: Passkey) {
  return { id, name, addedAt, usedAt };
}
