import { REQUEST_STATES, type RequestState } from '#domain/request-states';

/** The search parameters of an inbox: the state to filter by, and the id of the open request. */
export interface RequestsSearch {
  state?: RequestState;
  request?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the search parameters, ignoring unknown values. */
export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  const state = REQUEST_STATES.find((known) => known === search['state']);
  const request = typeof search['request'] === 'string' ? search['request'] : '';
  return {
    ...(state !== undefined && { state }),
    ...(ID.test(request) && { request }),
  };
}
