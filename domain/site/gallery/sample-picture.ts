import { VISUALISATION_TAG, type GalleryImage } from './gallery-image';

/** With this the build describes every picture of app/media; one that is uploaded is described by its title. */
const COMES_WITH_THE_PROGRAM = 'Visualisation: ';

/** Whether a picture came with the program, and shows no room of the company's. */
export function isSamplePicture({ tags, title, picture }: GalleryImage): boolean {
  if (!tags.includes(VISUALISATION_TAG) || picture === undefined) return false;
  return picture.alt.startsWith(COMES_WITH_THE_PROGRAM) && picture.alt !== title;
}
