/** Ends what was kept open for the status strip before the first paint; see strip-place.ts. */
export function releaseStripPlace(): void {
  document.documentElement.style.removeProperty('--strip');
}
