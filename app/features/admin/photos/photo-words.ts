import { galleryAdmin } from '#app/content/gallery-admin';
import type { NewGalleryImageBody } from '#domain/contracts/gallery-edit';
import { isPhotoType, MOST_PHOTO_BYTES } from '#domain/photo-limits';

const words = galleryAdmin.upload;

/** What stands in the form, as it was typed. */
export interface PhotoForm {
  title: string;
  description: string;
  category: NewGalleryImageBody['category'];
  tags: string;
  featured: boolean;
}

/** Specification §4: what the form goes back to after a success. */
export const EMPTY_FORM: PhotoForm = {
  title: '',
  description: '',
  category: 'garden-rooms',
  tags: '',
  featured: false,
};

/** What is sent of a picture beside the place where it was stored. */
export type PhotoWords = Omit<NewGalleryImageBody, 'objectPath'>;

/**
 * The words of each of so many pictures (specification §5). Of several, each is told apart by a
 * number behind the title they share.
 */
export function wordsOf(form: PhotoForm, count: number): PhotoWords[] {
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
  if (!isPhotoType(type)) return words.otherKind(name);
  return size > MOST_PHOTO_BYTES ? words.tooLarge(name) : undefined;
}
