import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import type { NewGalleryImageBody } from '#domain/site/gallery/gallery-edit';
import { isImageType, MOST_IMAGE_BYTES } from '#domain/site/gallery/image-limits';

const words = galleryAdmin.upload;

/** The form's contents, as typed. */
export interface ImageForm {
  title: string;
  description: string;
  category: NewGalleryImageBody['category'];
  tags: string;
  featured: boolean;
}

/** Specification §4: the form resets to this after a success. */
export const EMPTY_FORM: ImageForm = {
  title: '',
  description: '',
  category: 'garden-rooms',
  tags: '',
  featured: false,
};

/** The data sent with a picture, apart from the path where it was stored. */
export type ImageWords = Omit<NewGalleryImageBody, 'objectPath'>;

/**
 * The details for each of `count` pictures (specification §5). With more than one, a number after the
 * shared title tells them apart.
 */
export function wordsOf(form: ImageForm, count: number): ImageWords[] {
  const title = form.title.trim();
  const shared = {
    description: form.description.trim() || null,
    category: form.category,
    tags: form.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    featured: form.featured ? 1 : 0,
    sortOrder: 0,
  } as const;
  return Array.from({ length: count }, (_, index) => ({
    ...shared,
    title: count === 1 ? title : `${title} (${index + 1})`,
  }));
}

/** Why a file cannot be uploaded; undefined when it can. */
export function faultOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!type.startsWith('image/')) return words.noImage;
  if (!isImageType(type)) return words.otherKind(name);
  return size > MOST_IMAGE_BYTES ? words.tooLarge(name) : undefined;
}
