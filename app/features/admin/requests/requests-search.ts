import { REQUEST_STATES, type RequestState } from '#domain/request-states';

/** What the address of an inbox says: which requests are listed and which one is open, by its id. */
export interface RequestsSearch {
  state?: RequestState;
  request?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the address; what it does not know is as if it were not there. */
export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  const state = REQUEST_STATES.find((known) => known === search['state']);
  const request = typeof search['request'] === 'string' ? search['request'] : '';
  return {
    ...(state !== undefined && { state }),
    ...(ID.test(request) && { request }),
  };
}
