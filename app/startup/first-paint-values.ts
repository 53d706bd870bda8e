/*
 * Shared by first-paint.js and the app: build/plugins/inline-scripts.ts substitutes these values into the
 * script.
 */

/** Where the visitor's theme choice is stored (specification §4). */
export const THEME_KEY = 'theme';

/** Colours of the browser's own bar above the page. */
export const LIGHT_BAR = '#f8f7f4';
export const DARK_BAR = '#1a1714';

/** Where app/pwa/outbox/banner-place.ts stores the size of the status banner. */
export const BANNER_KEY = 'strip';

/** Pixels of a one-row banner with its border, used when no other height is stored. */
export const BANNER_HEIGHT = 49;

/** Where app/pwa/designs/kept-place.ts records that the builder holds a design. */
export const KEPT_KEY = 'kept';

/** Pixels of the builder's message about it, including the space below. */
export const KEPT_HEIGHT = 74;

/** Where app/pwa/outbox/arrival-note.ts records until when the home page opens with the request that was sent. */
export const ARRIVAL_KEY = 'arrival';
