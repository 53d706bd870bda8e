import express from 'express';
import type { RequestHandler } from 'express';
import type * as z from 'zod/mini';
import { ApiProblem } from '#server/api-problem';
import { parseRequest } from '#server/use-cases/requests/parse-request';

/** What a call takes as its body. */
export interface Body<Taken> {
  /** Reads it into `request.body`; refuses another type with 415, and what is too long with 413. */
  read: readonly RequestHandler[];
  /**
   * What the call gets in its place.
   *
   * @throws {ApiProblem} 400 for what it does not take
   */
  taken: (body: unknown) => Taken;
}

/** Answers 415 to a body of another type; lets requests without a body pass. */
export const requireJson: RequestHandler = (request, _response, next) => {
  // Browsers also send a length for an empty body.
  const empty = request.get('content-length') === '0';
  if (!empty && request.is('application/json') === false) {
    throw new ApiProblem(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  next();
};

/** JSON of at most 64 kB; a use case says what must be in it. */
export const jsonBody = jsonUpTo('64kb');

/** The same for what the administrator writes at length: articles, and all testimonials at once. */
export const longJsonBody = jsonUpTo('1mb');

/** JSON of at most 64 kB, as its schema gives it. */
export function jsonBodyOf<S extends z.core.$ZodType>(schema: S): Body<z.output<S>> {
  const { read, taken } = jsonBody;
  return { read, taken: (body) => parseRequest(schema, taken(body)) };
}

/** The fields of a form that brings a long text along; percent-encoding makes it up to three times as long. */
export const longFormBody: Body<unknown> = {
  read: [express.urlencoded({ limit: '3mb', extended: false })],
  taken: (body) => body,
};

/** Nothing: whatever is sent is not read. */
export const noBody: Body<undefined> = { read: [], taken: () => undefined };

/** Nothing, and a body of another type than JSON is refused. */
export const noBodyButJson: Body<undefined> = { ...noBody, read: [requireJson] };

/** Bytes that the call reads from the request itself, as they come in, and limits. */
export const streamedBody: Body<undefined> = { ...noBody };

/** A form with one file, which the call reads from the request itself and limits (`readOneFile`). */
export const multipartBody: Body<undefined> = { ...noBody };

function jsonUpTo(limit: string): Body<unknown> {
  return {
    read: [requireJson, express.json({ limit, type: 'application/json' })],
    taken: (body) => {
      if (body !== undefined) return body;
      throw new ApiProblem(400, 'malformed_json', 'The request has no JSON body.');
    },
  };
}
