import express, { Router } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerProblems } from '#server/middleware/api-answers';
import { currentAct } from '#server/stores/audit/act';
import { signedIn } from '#server/testing/admin';
import { joined } from '#server/testing/people';
import { openTestApp } from '#server/testing/test-app';
import { jsonBody, jsonBodyOf, noBody } from './body';
import { mountRoutes } from './mount-routes';
import { adminRoute, publicRoute, READS, UNLIMITED } from './route';
import type { Route } from './route';

const answer = () => undefined;
const seen = (_request: unknown, response: express.Response) =>
  void response.json(currentAct() ?? 'none');

const refused = async (made: request.Test) => {
  const { status, headers } = await made;
  return [status, headers['allow']];
};

/** An API of these calls alone, beside a whole app in which people sign in. */
async function openApi(routes: readonly Route[], early: readonly Route[] = []) {
  const { app, services } = await openTestApp();
  const api = Router();
  mountRoutes(api, routes, { services, early });
  return { app, api: request(express().use(api, answerProblems)) };
}

it('does not compile without saying what the log needs, what is taken and how often', () => {
  const write = { method: 'PUT', path: '/rooms/:id', answer } as const;
  const act = { what: 'content-saved', about: 'id' } as const;
  const routes = [
    adminRoute({ ...write, act, takes: jsonBody }),
    adminRoute({ ...write, act: READS, takes: noBody }),
    publicRoute({ ...write, takes: jsonBody, limit: UNLIMITED }),
    // @ts-expect-error a call that may change something says what the log calls it
    adminRoute({ ...write, takes: jsonBody }),
    // @ts-expect-error and in a word that the desk has
    adminRoute({ ...write, takes: jsonBody, act: { what: 'room-saved' } }),
    // @ts-expect-error of something that its path names
    adminRoute({ ...write, takes: jsonBody, act: { ...act, about: 'name' } }),
    // @ts-expect-error a GET has no act
    adminRoute({ ...write, method: 'GET', act }),
    // @ts-expect-error whatever is no GET says what it takes
    adminRoute({ ...write, act }),
    // @ts-expect-error and so does a public call
    publicRoute({ ...write, limit: UNLIMITED }),
    // @ts-expect-error which says how often it may be made
    publicRoute({ ...write, takes: jsonBody }),
    // @ts-expect-error nobody is signed in there
    publicRoute({ method: 'GET', path: '/a', limit: UNLIMITED, answer: (_a, _b, _admin) => {} }),
    // @ts-expect-error a path has the parameters that it names
    adminRoute({ method: 'GET', path: '/rooms/:id.pdf', answer: ({ params }) => void params.room }),
  ];
  expect(routes.map(({ who }) => who)).toContain('administrators');
});

it('lets administrators through, and only the owner to what is only hers', async () => {
  const own = { method: 'GET', ownerOnly: true } as const;
  const { app, api } = await openApi([
    adminRoute({
      method: 'GET',
      path: '/name',
      answer: (_request, response, admin) => void response.json(admin.name),
    }),
    adminRoute({ ...own, path: '/own', answer: (_request, response) => void response.json('') }),
  ]);
  const { owner, hers } = await joined(app);
  const status = async (path: string, cookie: string) =>
    (await api.get(path).set('Cookie', cookie)).status;
  expect([await status('/name', ''), await status('/own', '')]).toEqual([401, 401]);
  expect([await status('/own', hers), await status('/own', owner)]).toEqual([403, 200]);
  const { body, headers } = await api.get('/name').set('Cookie', hers);
  expect([body, headers['cache-control']]).toEqual(['Test Person', 'no-store']);
});

it('answers in the act it declares, about what its path names', async () => {
  const path = '/rooms/:id.txt';
  const { app, api } = await openApi([
    adminRoute({ method: 'GET', path, answer: seen }),
    adminRoute({ method: 'POST', path, act: READS, takes: noBody, answer: seen }),
    adminRoute({
      method: 'PUT',
      path,
      act: { what: 'content-saved', about: 'id', isOften: true },
      takes: noBody,
      answer: seen,
    }),
  ]);
  const cookie = await signedIn(app);
  const at = '/rooms/7.txt';
  const name = { who: 'owner', name: 'Owner', isNoted: false };
  const bodyOf = async (made: request.Test) => (await made.set('Cookie', cookie)).body;
  expect(await bodyOf(api.get(at))).toBe('none');
  expect(await bodyOf(api.post(at))).toEqual({ ...name, what: null, about: null, isOften: false });
  const saved = { ...name, what: 'content-saved', about: '7', isOften: true };
  expect(await bodyOf(api.put(at))).toEqual(saved);
});

it('gives the call what its schema makes of the body, and refuses the rest', async () => {
  const { api } = await openApi([
    publicRoute({
      method: 'POST',
      path: '/sizes',
      limit: UNLIMITED,
      isPrivate: true,
      takes: jsonBodyOf(z.object({ size: z.number() })),
      answer: ({ body: { size } }, response) => void response.json(size + 1),
    }),
  ]);
  const right = await api.post('/sizes').send({ size: 2, more: 3 });
  expect([right.body, right.headers['cache-control']]).toEqual([3, 'no-store']);
  const wrong = await api.post('/sizes').send({ size: '2' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_request']);
  expect((await api.post('/sizes')).body.code).toBe('malformed_json');
  expect((await api.post('/sizes').type('text').send('{}')).status).toBe(415);
});

it('allows the methods that are declared, and no others', async () => {
  const call = { limit: UNLIMITED, takes: noBody, answer } as const;
  const early = [publicRoute({ ...call, method: 'GET', path: '/rooms', takes: undefined })];
  const { api } = await openApi(
    [
      publicRoute({ ...call, method: 'DELETE', path: '/rooms' }),
      publicRoute({ ...call, method: 'POST', path: '/rooms' }),
      adminRoute({ method: 'PUT', path: '/doors', act: READS, takes: noBody, answer }),
      adminRoute({ method: 'GET', path: '/doors/:id', signInFirst: true, answer }),
    ],
    early,
  );
  const allow = 'GET, HEAD, POST, DELETE';
  expect(await refused(api.put('/rooms'))).toEqual([405, allow]);
  expect(await refused(api.options('/rooms'))).toEqual([405, allow]);
  expect(await refused(api.head('/doors'))).toEqual([405, 'PUT']);
  expect(await refused(api.put('/doors/1'))).toEqual([401, undefined]);
});

it('answers OPTIONS for a list of what visitors submit', async () => {
  const path = '/rooms';
  const early = [publicRoute({ method: 'POST', path, limit: UNLIMITED, takes: noBody, answer })];
  const { api } = await openApi([adminRoute({ method: 'GET', path, answer })], early);
  const { status, headers, text } = await api.options(path);
  expect([status, headers['allow'], text]).toEqual([200, 'GET, HEAD', 'GET, HEAD']);
});
