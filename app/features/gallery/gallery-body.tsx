import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { Gallery } from '#app/pwa/gallery/use-gallery';
import { EmptyNote, FailedNote } from './gallery-notes';
import { GallerySkeleton } from './gallery-skeleton';
import { LightboxHost } from './lightbox/lightbox-host';
import { ofCategory } from './of-category';
import { ShotGrid } from './shot-grid';
import type { useGalleryAddress } from './use-gallery-address';

type Props = { gallery: Gallery; address: ReturnType<typeof useGalleryAddress> };

/** The pictures in the chosen category, or why there are none. */
export function GalleryBody({ gallery, address }: Props) {
  if (gallery.status === 'loading') return <GallerySkeleton />;
  if (gallery.status === 'failed') return <FailedNote {...gallery} />;
  const images = ofCategory(gallery.images, address.filter);
  if (images.length === 0) return <EmptyNote />;
  return (
    <>
      <ShotGrid images={images} onOpen={address.open} />
      <ErrorBoundary part="lightbox" of={address.picture} asked>
        <LightboxHost images={images} address={address} />
      </ErrorBoundary>
    </>
  );
}
