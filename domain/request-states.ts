/** Where a request stands in the administrator's inbox, in the order it goes through. */
export const REQUEST_STATES = ['new', 'contacted', 'visited', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];
