import { getRouteApi, useHydrated, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { GalleryFilter } from '#domain/site/gallery/gallery-categories';

const route = getRouteApi('/_live/gallery');

/** Id of a picture's button in the grid, where the lightbox grows from and the focus returns to. */
export function shotId(imageId: string): string {
  return `picture-${imageId}`;
}

/**
 * The gallery's state in the address, and how to change it. Every filter and every opened picture can be
 * undone with "back".
 */
export function useGalleryAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  // The prerendered page does not know the address.
  const { category = 'all', picture } = useHydrated() ? search : {};
  const filter: GalleryFilter = category;
  const openedHere = useRef(false);
  return {
    filter,
    picture,
    choose: (next: GalleryFilter) =>
      void navigate({
        search: next === 'all' ? {} : { category: next },
        resetScroll: false,
      }),
    open: (id: string) => {
      openedHere.current = true;
      void navigate({ search: (old) => ({ ...old, picture: id }), resetScroll: false });
    },
    /** Switches to another picture without adding a history entry. */
    turnTo: (id: string) =>
      void navigate({
        search: (old) => ({ ...old, picture: id }),
        resetScroll: false,
        replace: true,
      }),
    close: () => {
      if (openedHere.current) return history.back();
      // The visitor came straight to the picture: "back" would leave the site.
      void navigate({
        search: ({ picture: _shown, ...old }) => old,
        resetScroll: false,
        replace: true,
      });
    },
  };
}
