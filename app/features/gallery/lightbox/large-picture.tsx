import { useState, type CSSProperties, type SyntheticEvent } from 'react';
import { keepSeenPicture } from '#app/pwa/gallery/keep-seen-picture';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { lightboxStyles as styles } from './lightbox-styles';
import { PictureSources } from '#app/features/gallery/picture-sources';
import { shotId } from '#app/features/gallery/use-gallery-address';
import { useLoadAgain } from '#app/features/gallery/use-load-again';

/** The whole picture, as large as the stage allows, replacing the one of the grid, or its blurred placeholder. */
export function LargePicture({ image }: { image: GalleryImage }) {
  const [isShown, setShown] = useState(false);
  const { attempt, address, missing } = useLoadAgain();
  const { picture } = image;
  const [backdrop] = useState(() => seenInGrid(image.id) ?? picture?.blur);
  const ratio = picture ? picture.width / picture.height : undefined;

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (currentTarget.naturalWidth <= 1) return missing();
    setShown(true);
    keepSeenPicture(image, currentTarget.currentSrc);
  };

  return (
    <div
      className={ratio ? styles.box : styles.unsizedBox}
      style={
        picture && ({ '--ratio': ratio, backgroundImage: `url(${backdrop})` } as CSSProperties)
      }
    >
      <PictureSources
        key={attempt}
        picture={picture}
        address={address}
        sizes={`min(100vw, calc((100vh - 148px) * ${ratio ?? 1}))`}
      >
        <img
          className={styles.image}
          data-shown={isShown || undefined}
          src={address(image.objectPath)}
          width={picture?.width}
          height={picture?.height}
          alt={picture?.alt ?? image.title}
          draggable={false}
          onLoad={onLoad}
          onError={missing}
        />
      </PictureSources>
    </div>
  );
}

/** The address of the picture in the grid, if it has loaded there: sharp enough to grow. */
function seenInGrid(imageId: string): string | undefined {
  const seen = document.querySelector<HTMLImageElement>(`#${shotId(imageId)} img[data-shown]`);
  return seen?.currentSrc;
}
