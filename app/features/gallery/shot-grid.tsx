import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { Shot } from './shot';
import { shotGrid, shotPlace } from './shot-styles';

type Props = { images: readonly GalleryImage[]; onOpen: (id: string) => void };

/** The pictures in pairs: seven and five columns, then five and seven. */
export function ShotGrid({ images, onOpen }: Props) {
  return (
    <ul className={shotGrid}>
      {images.map((image, index) => (
        <li key={image.id} className={shotPlace(index, images.length)}>
          <ErrorBoundary part="picture">
            <Shot image={image} first={index === 0} onOpen={onOpen} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}
