/*
 * What first-paint.js shares with the program: build/plugins/inline-scripts.ts puts these values into it.
 */

/** Where the visitor's choice of theme is stored (specification §4). */
export const THEME_KEY = 'theme';

/** Of the browser's own bar above the page. */
export const LIGHT_BAR = '#f8f7f4';
export const DARK_BAR = '#1a1714';

/** Where app/pwa/outbox/banner-place.ts notes what stood in the status banner. */
export const BANNER_KEY = 'strip';

/** Pixels of a banner with one row and its border, where no other height is noted. */
export const BANNER_HEIGHT = 49;

/** Where app/pwa/designs/kept-place.ts notes that the builder keeps a design. */
export const KEPT_KEY = 'kept';

/** Pixels of the line in the builder that says so, with the space below it. */
export const KEPT_HEIGHT = 74;
