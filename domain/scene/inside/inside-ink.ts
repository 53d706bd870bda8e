/** What is seen inside a room. */
export type InsideInk = 'lining' | 'floor';
