import { ownHtml } from '#app/ui/own-html';
import type { GalleryImage } from '#domain/contracts/gallery-image';
import { css } from '#styled/css';
import { SHOT_SIZES } from './shot-styles';

/** How many places of the first screen the server fills. */
export const EARLY_PICTURES = 2;

// React sets inner HTML when this object is another one, so it must stay the same.
const AS_SERVED = ownHtml('');

/**
 * A place that the server fills with a picture of the gallery while it sends the page
 * (server/middleware/early-pictures.ts), so that the first screen does not wait for the program. It
 * says how wide the picture stands.
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

/** The address of the early copy of this picture, while it stands on the screen complete. */
export function earlyCopy({ picture }: GalleryImage): string | null {
  const paths = new Set(picture?.renditions.map(({ path }) => path));
  const early = [...document.querySelectorAll<HTMLImageElement>('[data-early-picture] img')];
  const copy = early.find(
    ({ currentSrc }) => currentSrc && paths.has(new URL(currentSrc).pathname),
  );
  return copy?.complete ? copy.currentSrc : null;
}

const place = css({ position: 'absolute', inset: '0' });
