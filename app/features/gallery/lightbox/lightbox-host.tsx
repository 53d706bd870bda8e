import { useEffect, useRef } from 'react';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { shotId, type useGalleryAddress } from '#app/features/gallery/use-gallery-address';
import { useLightbox } from './use-lightbox';

type Props = {
  images: readonly GalleryImage[];
  address: ReturnType<typeof useGalleryAddress>;
};

/** Shows the picture named in the address, and returns the focus to its place in the grid. */
export function LightboxHost({ images, address }: Props) {
  const index = images.findIndex(({ id }) => id === address.picture);
  const shownId = images[index]?.id;
  const lightbox = useLightbox(shownId);
  useFocusBack(shownId);
  if (!lightbox) return null;
  const turn = (step: 1 | -1) => {
    const next = images[(index + step + images.length) % images.length];
    if (next) address.turnTo(next.id);
  };
  return <lightbox.Lightbox images={images} index={index} onTurn={turn} onClose={address.close} />;
}

function useFocusBack(shownId: string | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shownId === undefined && last.current !== undefined) {
      document.getElementById(shotId(last.current))?.focus();
    }
    last.current = shownId;
  }, [shownId]);
}
