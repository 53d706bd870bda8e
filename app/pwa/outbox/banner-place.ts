import { BANNER_KEY } from '#app/startup/first-paint-values';
import { forget, remember } from '#app/pwa/local-memory';
import { releaseBannerPlace } from './release-banner-place';

/**
 * The status banner stands above the page and comes with the program. Where it is sure to come again,
 * its place is noted here, and app/startup/first-paint.js keeps it open, so that nothing moves.
 * "390 49 true Infinity": page width, banner height, with a connection, until when.
 */

/** What stands in the banner now: `until` is when it will have left, in milliseconds since 1970. */
interface Banner {
  height: number;
  online: boolean;
  until: number;
}

/** Notes the place of the banner for the next visit; the banner itself fills it now. */
export function keepBannerPlace({ height, online, until }: Banner): void {
  remember(BANNER_KEY, [innerWidth, height, online, until].join(' '));
  releaseBannerPlace();
}

/** The banner has nothing to say, so nothing is to be expected. */
export function forgetBannerPlace(): void {
  forget(BANNER_KEY);
  releaseBannerPlace();
}
