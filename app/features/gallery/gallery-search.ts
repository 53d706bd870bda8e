import { GALLERY_FILTERS, type GalleryFilter } from '#domain/site/gallery/gallery-categories';

/** The search parameters of /gallery. */
export interface GallerySearch {
  /** Absent for all projects. */
  category?: Exclude<GalleryFilter, 'all'>;
  /** The id of the picture in the lightbox. */
  picture?: string;
}

/**
 * Parsed by hand: a schema here would put zod on every page. Both keys are always present, because any
 * key omitted here keeps its value in the address.
 */
export function readGallerySearch(search: Record<string, unknown>): GallerySearch {
  const category = GALLERY_FILTERS.find(({ id }) => id === search['category'])?.id;
  const { picture } = search;
  return {
    category: category === 'all' ? undefined : category,
    picture: typeof picture === 'string' && picture !== '' ? picture : undefined,
  };
}
