import * as z from 'zod/mini';
import { apiErrorSchema, type ApiError } from '#domain/order/contracts/answers';
import { parseJson } from './json';
import { retryAfterMs } from './retry-after';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions extends Pick<RequestInit, 'signal' | 'cache' | 'redirect'> {
  /** Sent as JSON; the content type is set only when there is a body (specification §7). */
  body?: unknown;
  /** Sent as they are. */
  bytes?: ArrayBuffer;
  headers?: Record<string, string>;
}

/** Any response that is not 2xx; the message follows specification §8. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    text: string,
    /** Our own error body; null when something else answered. */
    readonly apiError: ApiError | null,
    /** The server's Retry-After in milliseconds. */
    readonly retryAfterMs: number | undefined,
  ) {
    super(`${status}: ${text}`);
  }
}

/**
 * One request with credentials, whatever the response status.
 *
 * @param path from the root, such as "/api/pricing"
 * @throws TypeError without a connection, DOMException when aborted
 */
export function exchange(
  method: Method,
  path: string,
  { body, bytes, headers, ...rest }: RequestOptions = {},
): Promise<Response> {
  const init: RequestInit = { ...rest, method, credentials: 'include', headers: { ...headers } };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json', ...headers };
    init.body = JSON.stringify(body);
  }
  if (bytes !== undefined) {
    init.headers = { 'content-type': 'application/octet-stream', ...headers };
    init.body = bytes;
  }
  return fetch(path, init);
}

/**
 * One request with credentials that must succeed.
 *
 * @throws HttpError for any status outside 2xx; TypeError without a connection
 */
export async function request(
  method: Method,
  path: string,
  options?: RequestOptions,
): Promise<Response> {
  const response = await exchange(method, path, options);
  if (!response.ok) throw await toHttpError(response);
  return response;
}

async function toHttpError(response: Response): Promise<HttpError> {
  const text = await response.text();
  const apiError = z.safeParse(apiErrorSchema, parseJson(text));
  return new HttpError(
    response.status,
    text || response.statusText,
    apiError.success ? apiError.data : null,
    retryAfterMs(response.headers),
  );
}
