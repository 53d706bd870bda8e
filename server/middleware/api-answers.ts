import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { ApiError } from '#domain/order/contracts/answers';
import { ApiProblem } from '#server/api-problem';
import { NoRoomError, StoreTakenError, StoreUnavailableError } from '#server/stores/ports';
import { noteError } from './request-log';

/** The last handler under /api: there is no such call. */
export const answerNotFound: RequestHandler = () => {
  throw new ApiProblem(404, 'not_found', 'There is nothing at this address.');
};

/** Refuses whatever other method a path is called with. */
export function allowOnly(...methods: string[]): RequestHandler {
  return ({ method }) => {
    throw new ApiProblem(405, 'method_not_allowed', `This address does not take ${method}.`, {
      headers: { allow: methods.join(', ') },
    });
  };
}

/** Turns anything thrown under /api into an error body (`apiErrorSchema`). */
export const answerProblems: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const problem = problemOf(error, response);
  const body: ApiError = { error: problem.message, code: problem.code, fields: problem.fields };
  response
    .status(problem.status)
    .set({ 'cache-control': 'no-store', ...problem.headers })
    .json(body);
};

/** What to answer to what was thrown. Has the request's line in the log say what we did not expect. */
export function problemOf(error: unknown, response: Response): ApiProblem {
  const problem = toProblem(error);
  // Nothing else is logged: a client's mistake may quote what was sent, and who is sent away under load was
  // sent away on purpose.
  const isOurs = error instanceof ApiProblem || error instanceof NoRoomError;
  if (problem.status >= 500 && error instanceof Error && !isOurs) noteError(response, error);
  return problem;
}

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof NoRoomError) return noRoomProblem();
  if (error instanceof StoreUnavailableError) return storeProblem(error);
  return (
    problemOfBodyParser(error) ??
    new ApiProblem(500, 'internal', 'Something went wrong on our side.')
  );
}

/**
 * A 503 with its reason: another server has taken over the data folder, or saving is not possible right
 * now.
 */
export function storeProblem(error: unknown): ApiProblem {
  const headers = { 'retry-after': '10' };
  return error instanceof StoreTakenError
    ? new ApiProblem(503, 'store_taken', 'Another server has taken over. Please try again.', {
        headers,
      })
    : new ApiProblem(503, 'store_unavailable', 'We cannot save this now. Please try again.', {
        headers,
      });
}

/** Seldom, because somebody has to make room. */
const NO_ROOM_AGAIN_SECONDS = 600;

/** To a phone of any build a reason to keep what it sends, as every answer from 500 on. */
function noRoomProblem(): ApiProblem {
  const sentence = 'We have no room for this just now. Please keep it, and send it again later.';
  const headers = { 'retry-after': String(NO_ROOM_AGAIN_SECONDS) };
  return new ApiProblem(507, 'no_room', sentence, { headers });
}

/** Express and its body parser mark client errors with a status and a type. */
function problemOfBodyParser(error: unknown): ApiProblem | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  switch (error.status) {
    case 413:
      return new ApiProblem(
        413,
        'payload_too_large',
        'This is more than we accept in one request.',
      );
    case 415:
      return new ApiProblem(415, 'unsupported_media_type', 'Send JSON in UTF-8, plain or gzipped.');
    case 400:
      return 'type' in error && error.type === 'entity.parse.failed'
        ? new ApiProblem(400, 'malformed_json', 'The request is not valid JSON.')
        : new ApiProblem(400, 'bad_request', 'The request cannot be read.');
    default:
      return undefined;
  }
}
