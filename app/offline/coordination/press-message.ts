/** Sent by a page to an installing worker whenever the visitor presses something. */
export const PRESS_MESSAGE = 'press';
