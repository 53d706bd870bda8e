import { createValueStore } from '#app/pwa/value-store';

/** Whether "Through the year" was opened in this visit: only then do choices say what they do to it. */
export const yearOpened = createValueStore(false);
