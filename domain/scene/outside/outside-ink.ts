/** What is seen of the garden, and of the room through its glass. */
export type OutsideInk = 'sky' | 'lawn';
