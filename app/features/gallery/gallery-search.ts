import { GALLERY_FILTERS, type GalleryFilter } from '#domain/gallery-categories';

/** What the address of /gallery can say. */
export interface GallerySearch {
  /** Absent for all projects. */
  category?: Exclude<GalleryFilter, 'all'>;
  /** The id of the picture shown large. */
  picture?: string;
}

/**
 * Reads the address by hand: a schema here would put zod on every page. Both keys are always there,
 * because what is not given here stays as it stands in the address.
 */
export function readGallerySearch(search: Record<string, unknown>): GallerySearch {
  const category = GALLERY_FILTERS.find(({ id }) => id === search['category'])?.id;
  const { picture } = search;
  return {
    category: category === 'all' ? undefined : category,
    picture: typeof picture === 'string' && picture !== '' ? picture : undefined,
  };
}
