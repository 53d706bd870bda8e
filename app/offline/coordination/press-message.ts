/** What a page tells a worker that is being installed whenever its visitor presses something. */
export const PRESS_MESSAGE = 'press';
