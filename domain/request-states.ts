/** Where a request stands at the administrator's desk, in the order of its way. */
export const REQUEST_STATES = ['new', 'contacted', 'visited', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];
