import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { kindOf } from '#app/features/gallery/kind-of';
import { lightboxStyles as styles } from './lightbox-styles';

/** The caption of the picture in the lightbox. */
export function LightboxCaption({ image }: { image: GalleryImage }) {
  const { title, description } = image;
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{[kindOf(image), description].filter(Boolean).join(' ')}</p>
    </div>
  );
}
