/** The corner of the room nearest to the viewer. */
export const CORNERS = ['front-right', 'back-right', 'back-left', 'front-left'] as const;

export type Corner = (typeof CORNERS)[number];
