/**
 * Delays pictures below the first screen until the visitor heads there: the browser's own lazy loading
 * starts more than a phone's screen away, and most visitors never scroll that far. A clipped image does
 * not count as near, but stays available to screen readers.
 */
const onScreen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
});

/** Delays the pictures in this part until they are on screen, or until `releasePictures`. */
export function holdPictures(part: HTMLElement): void {
  for (const picture of part.querySelectorAll('picture')) {
    picture.dataset['waits'] = '';
    onScreen.observe(picture);
  }
}

/** The visitor has started to scroll: hand loading back to the browser. */
export function releasePictures(): void {
  for (const picture of document.querySelectorAll('[data-waits]')) release(picture);
}

function release(picture: Element) {
  onScreen.unobserve(picture);
  picture.removeAttribute('data-waits');
}
