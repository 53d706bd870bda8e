import { BANNER_KEY } from '#app/startup/first-paint-values';
import { forget, remember } from '#app/pwa/local-memory';
import { releaseBannerPlace } from './release-banner-place';

/**
 * The status banner sits above the page and is rendered by the app. When it is sure to appear again, its
 * size is stored here for app/startup/first-paint.js to reserve the space, which avoids a layout shift.
 * "390 49 true Infinity": page width, banner height, online, visible until.
 */

/** What the banner shows now; `until` is when it will have gone, in milliseconds since 1970. */
interface Banner {
  height: number;
  online: boolean;
  until: number;
}

/** Stores the banner's size for the next visit; the banner itself fills the space now. */
export function keepBannerPlace({ height, online, until }: Banner): void {
  remember(BANNER_KEY, [innerWidth, height, online, until].join(' '));
  releaseBannerPlace();
}

/** The banner has nothing to show, so reserve no space next time. */
export function forgetBannerPlace(): void {
  forget(BANNER_KEY);
  releaseBannerPlace();
}
