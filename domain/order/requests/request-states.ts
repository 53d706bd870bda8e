/** The states of a request in the administrator's inbox, in order. */
export const REQUEST_STATES = ['new', 'contacted', 'visited', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];
