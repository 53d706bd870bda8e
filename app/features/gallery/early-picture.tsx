import { ownHtml } from '#app/ui/page/own-html';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { SHOT_SIZES } from './shot-styles';

/** How many pictures on the first screen the server fills in. */
export const EARLY_PICTURES = 2;

// React sets inner HTML again when this object changes, so its identity must be stable.
const AS_SERVED = ownHtml('');

/**
 * A slot that the server fills with a gallery picture while sending the page
 * (server/middleware/early-pictures.ts), so that the first screen does not wait for the app. It states
 * the picture's rendered width.
 */
export function EarlyPicture() {
  return (
    <span
      data-early-picture={SHOT_SIZES}
      className={place}
      dangerouslySetInnerHTML={AS_SERVED}
      suppressHydrationWarning
    />
  );
}

/** The address of this picture's early copy, if it has fully loaded on screen. */
export function earlyCopy({ picture }: GalleryImage): string | null {
  const paths = new Set(picture?.renditions.map(({ path }) => path));
  const early = [...document.querySelectorAll<HTMLImageElement>('[data-early-picture] img')];
  const copy = early.find(
    ({ currentSrc }) => currentSrc && paths.has(new URL(currentSrc).pathname),
  );
  return copy?.complete ? copy.currentSrc : null;
}

const place = css({ position: 'absolute', inset: '0' });
