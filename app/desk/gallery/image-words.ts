import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { isHeic } from '#app/pwa/photos/redrawn';
import { fieldErrors } from '#domain/order/contracts/answers';
import {
  galleryImageEditSchema,
  type GalleryImageEdit,
  type NewGalleryImageBody,
} from '#domain/site/gallery/gallery-edit';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { isImageType } from '#domain/site/gallery/image-limits';

const words = galleryAdmin.upload;

/** What is said of a picture, as it is typed. */
export interface TypedWords {
  title: string;
  description: string;
  /** An id of a category, which may be retired. */
  category: string;
  tags: string;
}

/** The upload form's contents, as typed. */
export interface ImageForm extends TypedWords {
  category: NewGalleryImageBody['category'];
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

/** What is wrong with the words, by field. */
export type WordFaults = Partial<Record<keyof TypedWords, string>>;

/** The data sent with a picture, apart from the path where it was stored. */
export type ImageWords = Omit<NewGalleryImageBody, 'objectPath'>;

/**
 * The details for each of `count` pictures (specification §5). With more than one, a number after the
 * shared title tells them apart.
 */
export function wordsOf(form: ImageForm, count: number): ImageWords[] {
  const { title, ...shared } = sentWords(form);
  return Array.from({ length: count }, (_, index) => ({
    ...shared,
    category: form.category,
    featured: form.featured ? 1 : 0,
    sortOrder: 0,
    title: count === 1 ? title : `${title} (${index + 1})`,
  }));
}

/** The words of a picture of the gallery, to be typed over. */
export function typedOf({ title, description, category, tags }: GalleryImage): TypedWords {
  return { title, description: description ?? '', category, tags: tags.join(', ') };
}

/** What was typed over the words of a picture: whatever stayed is not sent, as somebody else may have changed it. */
export function editOf(before: TypedWords, typed: TypedWords): Partial<Sent> {
  const sent = sentWords(typed);
  const changed = Object.entries(sent).filter(
    ([field]) => typed[field as keyof TypedWords] !== before[field as keyof TypedWords],
  );
  return Object.fromEntries(changed);
}

/** The edit that was typed, or what is wrong with it. */
export function checkedEdit(edit: Partial<Sent>): {
  value: GalleryImageEdit | null;
  faults: WordFaults;
} {
  const { data = null, error } = galleryImageEditSchema.safeParse(edit);
  return { value: data, faults: error ? faultsIn(fieldErrors(error)) : {} };
}

/** What the server or a schema says of fields, by field: "tags.2" is said at the tags. */
export function faultsIn(fields: Readonly<Record<string, string>>): WordFaults {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]),
  );
}

/** Why a file cannot be uploaded; undefined when it can, or when only this browser's try will tell. */
export function faultOf(file: Pick<File, 'name' | 'type'>): string | undefined {
  if (isHeic(file)) return undefined;
  if (!file.type.startsWith('image/')) return words.noImage;
  return isImageType(file.type) ? undefined : words.otherKind(file.name);
}

type Sent = ReturnType<typeof sentWords>;

/** Specification §5: tags are split on commas and trimmed, an empty description is null. */
function sentWords({ title, description, category, tags }: TypedWords) {
  return {
    title: title.trim(),
    description: description.trim() || null,
    category,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  };
}
