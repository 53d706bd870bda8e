/** The categories of gallery pictures (specification §9), in filter order. */
export const GALLERY_CATEGORIES = [
  { id: 'garden-rooms', label: 'Garden Rooms' },
  { id: 'garden-offices', label: 'Garden Offices' },
  { id: 'extensions', label: 'Extensions' },
  { id: 'dual-purpose', label: 'Dual Purpose' },
  { id: 'before-after', label: 'Before & After' },
  { id: 'construction', label: 'Construction' },
  { id: 'featured', label: 'Featured' },
] as const;

export type GalleryCategoryId = (typeof GALLERY_CATEGORIES)[number]['id'];

/** The filter's options: every category, or all of them. No picture has the category "all". */
export type GalleryFilter = 'all' | GalleryCategoryId;

export const GALLERY_FILTERS = [
  { id: 'all', label: 'All Projects' },
  ...GALLERY_CATEGORIES,
] as const satisfies readonly { id: GalleryFilter; label: string }[];

/** "Before & After" for 'before-after'; for a retired category, its id. */
export function galleryCategoryLabel(id: string): string {
  return GALLERY_CATEGORIES.find((category) => category.id === id)?.label ?? id;
}
