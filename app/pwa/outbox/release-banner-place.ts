/** Releases the space reserved for the status banner before the first paint; see banner-place.ts. */
export function releaseBannerPlace(): void {
  document.documentElement.style.removeProperty('--banner');
}
