/** A request that the administrator has not looked at yet. */
export const NEW_AT_THE_DESK = {
  state: 'new',
  notes: '',
  seenAt: null,
  anonymisedAt: null,
} as const;
