import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';

/** The search parameters of an inbox: the state to filter by, the id of the open request, and its written quote. */
export interface RequestsSearch {
  state?: RequestState;
  request?: string;
  /** Of quote requests: the version that is being written, or the number of one that was sent. */
  quote?: 'draft' | number;
  /** Whether the form of the next step is open. */
  step?: true;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the search parameters, ignoring unknown values. */
export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  const state = REQUEST_STATES.find((known) => known === search['state']);
  const request = typeof search['request'] === 'string' ? search['request'] : '';
  const quote = ID.test(request) ? quoteOf(search['quote']) : undefined;
  return {
    ...(state !== undefined && { state }),
    ...(ID.test(request) && { request }),
    ...(quote !== undefined && { quote }),
    ...(ID.test(request) && search['step'] === true && { step: true }),
  };
}

function quoteOf(value: unknown): RequestsSearch['quote'] {
  if (value === 'draft') return 'draft';
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}
