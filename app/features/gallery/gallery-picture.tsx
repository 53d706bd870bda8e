import { useRef, useState, type SyntheticEvent } from 'react';
import { keepSeenPicture } from '#app/pwa/gallery/keep-seen-picture';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';
import { earlyCopy } from './early-picture';
import { PictureSources } from './picture-sources';
import { useLoadAgain } from './use-load-again';
import { useNear } from '#app/ui/screen/use-near';

type Props = {
  image: GalleryImage;
  /** Its rendered width, as in `<img sizes>`. */
  sizes: string;
  /** The page's first picture is loaded before any other lazy one. */
  first: boolean;
};

/**
 * A picture that loads when it comes near, replacing its blurred placeholder, and is then kept on the
 * device.
 */
export function GalleryPicture({ image, sizes, first }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box, '100px');
  const [isShown, setShown] = useState(false);
  const { attempt, address, missing } = useLoadAgain();
  const { picture } = image;
  // The picture the server sent with the page stays until the same one has loaded here.
  const [early] = useState(() => earlyCopy(image));

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // A single pixel is the worker's response when there is neither a signal nor a copy.
    if (currentTarget.naturalWidth <= 1) return missing();
    setShown(true);
    keepSeenPicture(image, currentTarget.currentSrc);
  };

  return (
    <span
      ref={box}
      className={frame}
      style={
        picture && {
          backgroundImage: `url(${early ?? picture.blur})`,
          backgroundPosition: picture.focus,
        }
      }
    >
      {near && (
        <PictureSources key={attempt} picture={picture} sizes={sizes} address={address}>
          <img
            className={content}
            data-shown={isShown || undefined}
            src={address(image.objectPath)}
            width={picture?.width}
            height={picture?.height}
            alt={picture?.alt ?? image.title}
            decoding="async"
            fetchPriority={first ? 'high' : 'auto'}
            style={picture && { objectPosition: picture.focus }}
            onLoad={onLoad}
            onError={missing}
          />
        </PictureSources>
      )}
    </span>
  );
}

const frame = css({
  display: 'block',
  w: 'full',
  h: 'full',
  bgSize: 'cover',
});

const content = css({
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  opacity: '0',
  transition: 'opacity {durations.base}',
  '&[data-shown]': { opacity: '1' },
});
