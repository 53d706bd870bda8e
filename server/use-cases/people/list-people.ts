import type { People } from '#domain/order/contracts/admin/people';
import type { Admin } from '#server/auth/sessions';
import type { PasskeyStore, PeopleStore } from '#server/stores/people/people-ports';
import type { Passkey, Person } from '#server/stores/people/people-records';
import { passwordOf } from './own-ways-in';

export interface ListPeopleServices {
  people: PeopleStore;
  passkeys: PasskeyStore;
  isPasswordOutside: boolean;
  now: () => Date;
}

/** How somebody signs in; the owner also sees who else does. */
export async function listPeople(services: ListPeopleServices, admin: Admin): Promise<People> {
  const { people, passkeys } = services;
  const { name, isOwner } = admin;
  const own = await passkeys.of(admin.id);
  const password = await passwordOf(services, admin);
  return {
    me: { name, isOwner, password, passkeys: own.map(shownPasskey) },
    people: isOwner ? await all(services, await people.list()) : null,
  };
}

function all({ passkeys, now }: ListPeopleServices, people: readonly Person[]) {
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
    })),
  );
}

function shownPasskey({ id, name, addedAt, usedAt }: Passkey) {
  return { id, name, addedAt, usedAt };
}
