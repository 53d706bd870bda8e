import { createValueStore } from '#app/pwa/value-store';

/** A file of designs that the phone or computer opened with this app; null once it has been read in. */
export const launchedFile = createValueStore<File | null>(null);
