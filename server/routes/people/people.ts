import { Router } from 'express';
import { allowOnly } from '#server/middleware/api-answers';
import { jsonBody, requireJson } from '#server/middleware/limits/json-body';
import { adminOf, requireAdmin, requireOwner } from '#server/middleware/require-admin';
import type { AdminServices } from '#server/middleware/require-admin';
import { nameAct } from '#server/stores/audit/act';
import { invite, inviteAgain, noSuchPerson } from '#server/use-cases/people/invite';
import type { InviteServices } from '#server/use-cases/people/invite';
import { listPeople } from '#server/use-cases/people/list-people';
import {
  addOwnPasskey,
  changeOwnPassword,
  ownPasskeyOptions,
  removeOwnPasskey,
} from '#server/use-cases/people/own-ways-in';
import type { OwnWaysInServices } from '#server/use-cases/people/own-ways-in';
import { letIn } from './let-in';
import { ownOrigin } from './own-origin';

/** `/api/people`: the owner invites and removes administrators; everybody changes how they sign in. */
export function peopleRoutes(services: AdminServices & InviteServices & OwnWaysInServices): Router {
  const { people, publicUrl } = services;
  const admin = requireAdmin(services);
  const router = Router();
  router
    .route('/people')
    .get(admin, async (_request, response) => {
      response.json(await listPeople(services, adminOf(response)));
    })
    .post(admin, requireOwner, ...jsonBody, async (request, response) => {
      const origin = ownOrigin(publicUrl, request);
      response.status(201).json(await invite(services, request.body, origin));
    })
    .all(allowOnly('GET', 'HEAD', 'POST'));
  router
    .route('/people/me/password')
    .put(admin, ...jsonBody, async (request, response) => {
      const own = adminOf(response);
      await changeOwnPassword(services, own, request.body);
      // Every session has ended, this one too.
      await letIn(services, { request, response }, own.id);
      response.status(204).end();
    })
    .all(allowOnly('PUT'));
  router
    .route('/people/me/passkeys/options')
    .post(admin, requireJson, async (request, response) => {
      const origin = ownOrigin(publicUrl, request);
      response.json(await ownPasskeyOptions(services, adminOf(response), origin));
    })
    .all(allowOnly('POST'));
  router
    .route('/people/me/passkeys')
    .post(admin, ...jsonBody, async (request, response) => {
      const origin = ownOrigin(publicUrl, request);
      await addOwnPasskey(services, adminOf(response), request.body, origin);
      response.status(204).end();
    })
    .all(allowOnly('POST'));
  router
    .route('/people/me/passkeys/:id')
    .delete(admin, requireJson, async (request, response) => {
      const id = String(request.params['id']);
      const own = await services.passkeys.find(id);
      nameAct(own?.name ?? null);
      await removeOwnPasskey(services, adminOf(response), id);
      response.status(204).end();
    })
    .all(allowOnly('DELETE'));
  router
    .route('/people/:id/invite')
    .post(admin, requireOwner, requireJson, async (request, response) => {
      const origin = ownOrigin(publicUrl, request);
      response.json(await inviteAgain(services, String(request.params['id']), origin));
    })
    .all(allowOnly('POST'));
  router
    .route('/people/:id')
    .delete(admin, requireOwner, requireJson, async (request, response) => {
      const id = String(request.params['id']);
      // Once the person is gone, so is the name.
      nameAct((await people.find(id))?.name ?? null);
      if (!(await people.remove(id))) throw noSuchPerson();
      response.status(204).end();
    })
    .all(allowOnly('DELETE'));
  return router;
}
