import type { GalleryImage } from './gallery-image';

/** Before the code of a shared design, as a link to `/shared#…` has it: visitors can build the room of the picture. */
const DESIGN = 'design:';

/** The tag by which a picture says which design it shows. */
export const designTag = (code: string): string => `${DESIGN}${code}`;

/** The code of the design that a picture shows; undefined where no tag says one. Whoever reads it checks it. */
export function designShown({ tags }: Pick<GalleryImage, 'tags'>): string | undefined {
  return tags.find((tag) => tag.startsWith(DESIGN))?.slice(DESIGN.length);
}
