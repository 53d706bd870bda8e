/** A request that the administrator has not looked at yet. */
export const NEW_IN_INBOX = {
  state: 'new',
  notes: '',
  revision: 0,
  handledAt: null,
  seenAt: null,
  anonymisedAt: null,
} as const;
