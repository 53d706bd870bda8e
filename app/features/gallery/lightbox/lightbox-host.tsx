import { lazy, Suspense, useEffect, useRef } from 'react';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { loadLightbox } from './load-lightbox';
import { shotId } from '#app/features/gallery/shot';
import type { useGalleryAddress } from '#app/features/gallery/use-gallery-address';

const Lightbox = lazy(async () => ({ default: (await loadLightbox()).Lightbox }));

type Props = {
  images: readonly GalleryImage[];
  address: ReturnType<typeof useGalleryAddress>;
};

/** Shows the picture named in the address, and returns the focus to its place in the grid. */
export function LightboxHost({ images, address }: Props) {
  const index = images.findIndex(({ id }) => id === address.picture);
  useFocusBack(images[index]?.id);
  if (index === -1) return null;
  const turn = (step: 1 | -1) => {
    const next = images[(index + step + images.length) % images.length];
    if (next) address.turnTo(next.id);
  };
  return (
    <Suspense>
      <Lightbox images={images} index={index} onTurn={turn} onClose={address.close} />
    </Suspense>
  );
}

function useFocusBack(shown: string | undefined) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shown === undefined && last.current !== undefined) {
      document.getElementById(shotId(last.current))?.focus();
    }
    last.current = shown;
  }, [shown]);
}
