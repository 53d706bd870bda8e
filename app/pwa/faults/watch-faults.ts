import type { RootOptions } from 'react-dom/client';
import type { Caught, Place } from './report-fault';

/**
 * Tells the desk of faults on this page: of those in its parts, which React calls out, and of whatever is thrown outside of
 * them, as by a press, a promise or hydration. What the browser does with it stays as it is.
 */
export function watchFaults(place: Place): RootOptions {
  const report = (thrown: unknown, caught?: Caught) => {
    // Few visits have one. Without its code there is nobody to tell it.
    import('./report-fault').then(
      ({ reportFault }) => reportFault(place, thrown, caught),
      () => undefined,
    );
  };
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
  return { onCaughtError: report };
}
