import { STRIP_KEY } from '#app/startup/first-paint-values';
import { forget, remember } from './local-memory';
import { releaseStripPlace } from './release-strip-place';

/**
 * The status strip stands above the page and comes with the program. Where it is sure to come again,
 * its place is noted here, and app/startup/first-paint.js keeps it open, so that nothing moves.
 * "390 49 true Infinity": page width, strip height, with a connection, until when.
 */

/** What stands in the strip now: `until` is when it will have left, in milliseconds since 1970. */
interface Strip {
  height: number;
  online: boolean;
  until: number;
}

/** Notes the place of the strip for the next visit; the strip itself fills it now. */
export function keepStripPlace({ height, online, until }: Strip): void {
  remember(STRIP_KEY, [innerWidth, height, online, until].join(' '));
  releaseStripPlace();
}

/** The strip has nothing to say, so nothing is to be expected. */
export function forgetStripPlace(): void {
  forget(STRIP_KEY);
  releaseStripPlace();
}
