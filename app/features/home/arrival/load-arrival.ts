/** The head of the home page after a quote request: loaded only where there is one. */
export const loadArrival = async () => (await import('./arrival')).Arrival;

/** Loads it while there may still be a signal; a failure shows when it is wanted. */
export const prepareArrival = () => void loadArrival().catch(() => undefined);
