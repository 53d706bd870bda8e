import { sessionCookie } from '#server/middleware/own-cookie';
import { jsonBody, noBodyButJson } from '#server/routes/body';
import { adminRoute, READS } from '#server/routes/route';
import type { Route } from '#server/routes/route';
import { invite, inviteAgain, noSuchPerson } from '#server/use-cases/people/invite';
import type { InviteServices } from '#server/use-cases/people/invite';
import { signOutDevice } from '#server/use-cases/people/devices';
import { listPeople, type ListPeopleServices } from '#server/use-cases/people/list-people';
import {
  addOwnPasskey,
  changeOwnPassword,
  ownPasskeyOptions,
  removeOwnPasskey,
} from '#server/use-cases/people/own-ways-in';
import type { OwnWaysInServices } from '#server/use-cases/people/own-ways-in';
import { letIn, ownOrigin } from './let-in';
import type { LetInServices } from './let-in';

/** `/api/people`: the owner invites and removes administrators; everybody changes how they sign in. */
export function peopleRoutes(
  services: InviteServices & OwnWaysInServices & LetInServices & ListPeopleServices,
): Route[] {
  const { people, publicUrl } = services;
  const cookie = sessionCookie(publicUrl);
  return [
    adminRoute({
      method: 'GET',
      path: '/people',
      asksAgain: true,
      answer: async (request, response, admin) => {
        response.json(await listPeople(services, admin, cookie.read(request)));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/people',
      asksAgain: true,
      ownerOnly: true,
      act: { what: 'person-invited' },
      takes: jsonBody,
      answer: async (request, response) => {
        const origin = ownOrigin(publicUrl, request);
        response.status(201).json(await invite(services, request.body, origin));
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/people/me/password',
      asksAgain: true,
      act: { what: 'password-changed' },
      takes: jsonBody,
      answer: async (request, response, admin) => {
        await changeOwnPassword(services, admin, request.body);
        // Every session has ended, this one too.
        await letIn(services, { request, response }, { holder: admin.id });
        response.status(204).end();
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/people/me/passkeys/options',
      asksAgain: true,
      act: READS,
      takes: noBodyButJson,
      answer: async (request, response, admin) => {
        const origin = ownOrigin(publicUrl, request);
        response.json(await ownPasskeyOptions(services, admin, origin));
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/people/me/passkeys',
      asksAgain: true,
      act: { what: 'passkey-added' },
      takes: jsonBody,
      answer: async (request, response, admin) => {
        const origin = ownOrigin(publicUrl, request);
        await addOwnPasskey(services, admin, request.body, origin);
        response.status(204).end();
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/people/me/passkeys/:id',
      asksAgain: true,
      act: { what: 'passkey-removed' },
      takes: noBodyButJson,
      answer: async ({ params: { id } }, response, admin) => {
        await removeOwnPasskey(services, admin, id);
        response.status(204).end();
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/people/:id/invite',
      asksAgain: true,
      ownerOnly: true,
      act: { what: 'person-invited-again' },
      takes: noBodyButJson,
      answer: async (request, response) => {
        const origin = ownOrigin(publicUrl, request);
        response.json(await inviteAgain(services, request.params.id, origin));
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/people/devices/:id',
      asksAgain: true,
      act: { what: 'device-signed-out' },
      takes: noBodyButJson,
      answer: async ({ params: { id } }, response, admin) => {
        await signOutDevice(services, admin, id);
        response.status(204).end();
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/people/:id',
      asksAgain: true,
      ownerOnly: true,
      act: { what: 'person-removed' },
      takes: noBodyButJson,
      answer: async ({ params: { id } }, response) => {
        if (!(await people.remove(id))) throw noSuchPerson();
        response.status(204).end();
      },
    }),
  ];
}
