import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router } from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { THANKS } from '#domain/order/thanks';
import { problemOf } from '#server/middleware/api-answers';
import { POLICY_HEADER } from '#server/middleware/security-headers';
import type { PagePolicies } from '#server/middleware/security-headers';
import { pageAt } from '#server/middleware/serve-site';
import { answerInPage } from '#server/writing/answer-in-page';
import type { FormAnswer } from '#server/writing/answer-in-page';
import type { Site } from '#server/ports/site';
import { requestHash } from '#server/use-cases/requests/request-hash';
import type { Door } from './receiving';

type FormId = keyof typeof THANKS;

interface PlainForms {
  site: Site;
  policies: PagePolicies;
  forms: Readonly<Record<FormId, Door>>;
  guards: readonly RequestHandler[];
  now: () => Date;
}

/** The button that was pressed names its form; a field sent twice arrives as a list. */
const bodySchema = z.object({ form: z.enum(['enquiry', 'newsletter']) });
const textsSchema = z.record(z.string(), z.string().catch(''));

/**
 * The contact and newsletter forms of a browser without JavaScript, posted to the page they are on. They go
 * through the same doors as the JSON of the app, and are answered with that page, which keeps what was typed
 * if something is wrong. Any other POST to a page falls through.
 */
export function plainForms({ site, policies, forms, guards, now }: PlainForms): Router {
  const answer = async (
    request: Request,
    response: Response,
    status: number,
    words: FormAnswer,
  ): Promise<void> => {
    const file = pageAt(site, request.path) ?? site.notFound;
    // If the page cannot be read, the answer is plain text.
    const built = await readFile(join(file.folder, file.path), 'utf8').catch(() => '');
    const page = answerInPage(built, formOf(request) ?? '', words);
    response.status(status).set('cache-control', 'no-store');
    const policy = policies.get(file);
    if (policy !== undefined) response.set(POLICY_HEADER, policy);
    response.type(page === undefined ? 'text' : 'html').send(page ?? `${words.said}\n`);
  };

  const limits = {
    enquiry: Router().use(...forms.enquiry.limits),
    newsletter: Router().use(...forms.newsletter.limits),
  };
  const limit: RequestHandler = (request, response, next) => {
    const form = formOf(request);
    if (form === undefined) next('route');
    else limits[form](request, response, next);
  };

  const receive: RequestHandler = async (request, response) => {
    const form = formOf(request);
    if (form === undefined) return;
    await forms[form].receive(sameDayKey(request.body, now()), request.body);
    const said = THANKS[form];
    await answer(request, response, 200, { tone: 'positive', said, values: {}, errors: {} });
  };

  const refuse: ErrorRequestHandler = async (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = problemOf(error, response);
    const values = textsSchema.safeParse({ ...request.body }).data ?? {};
    const words = { said: problem.message, values, errors: problem.fields ?? {} };
    response.set(problem.headers);
    await answer(request, response, problem.status, { tone: 'danger', ...words });
  };

  const body = express.urlencoded({ extended: false, limit: '64kb' });
  const router = Router();
  router.post(/.*/, onlyForms, ...guards, body, limit, receive, refuse);
  return router;
}

const onlyForms: RequestHandler = (request, _response, next) => {
  next(request.is('application/x-www-form-urlencoded') ? undefined : 'route');
};

function formOf(request: Request): FormId | undefined {
  return bodySchema.safeParse(request.body).data?.form;
}

/**
 * A key made of the content and the day, because such a browser has no key of its own: a form submitted twice,
 * or reloaded, is one request.
 */
function sameDayKey(body: unknown, now: Date): string {
  const hash = requestHash({ body, day: now.toISOString().slice(0, 10) });
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash)?.slice(1) ?? [];
  const [one, two, three, four, five] = parts;
  return `${one}-${two}-8${three}-8${four}-${five}`;
}
