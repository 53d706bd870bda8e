import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '#app/features/gallery/gallery';
import { readGallerySearch } from '#app/features/gallery/gallery-search';

export const Route = createFileRoute('/_live/gallery')({
  validateSearch: readGallerySearch,
  component: Gallery,
});
