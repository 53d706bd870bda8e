/** The corner of the room that is nearest to the eye. */
export const CORNERS = ['front-right', 'back-right', 'back-left', 'front-left'] as const;

export type Corner = (typeof CORNERS)[number];
