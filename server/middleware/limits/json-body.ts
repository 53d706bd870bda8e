import express, { type RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';

/** Answers 415 to a body of another type; lets requests without a body pass. */
export const requireJson: RequestHandler = (request, _response, next) => {
  // Browsers also send a length for an empty body.
  const empty = request.get('content-length') === '0';
  if (!empty && request.is('application/json') === false) {
    throw new ApiProblem(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  next();
};

const requireBody: RequestHandler = (request, _response, next) => {
  if (request.body === undefined) {
    throw new ApiProblem(400, 'malformed_json', 'The request has no JSON body.');
  }
  next();
};

/** Reads a JSON body of at most 64 kB into `request.body`; 415, 413 or 400 for anything else. */
export const jsonBody = jsonBodyUpTo('64kb');

/** The same for what the administrator writes at length: articles, and all testimonials at once. */
export const longJsonBody = jsonBodyUpTo('1mb');

/** The fields of a form that brings such a text along; percent-encoding makes it up to three times as long. */
export const longFormBody = express.urlencoded({ limit: '3mb', extended: false });

function jsonBodyUpTo(limit: string): RequestHandler[] {
  return [requireJson, express.json({ limit, type: 'application/json' }), requireBody];
}
