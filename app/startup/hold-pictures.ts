/**
 * Pictures below the first screen load once a visitor is on the way there: the browser's own lazy
 * loading starts when one is more than a phone's screen away, which most visitors of a page never
 * reach. An image that is clipped away is not near for it, and stays there for screen readers.
 */
const onScreen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) release(target);
});

/** Has the pictures of this part wait until they are seen, or until `releasePictures`. */
export function holdPictures(part: HTMLElement): void {
  for (const picture of part.querySelectorAll('picture')) {
    picture.dataset['waits'] = '';
    onScreen.observe(picture);
  }
}

/** A visitor has begun to move: what comes near is left to the browser again. */
export function releasePictures(): void {
  for (const picture of document.querySelectorAll('[data-waits]')) release(picture);
}

function release(picture: Element) {
  onScreen.unobserve(picture);
  picture.removeAttribute('data-waits');
}
