import { useRef, useState, type SyntheticEvent } from 'react';
import { keepSeenPicture } from '#app/pwa/gallery/keep-seen-picture';
import type { GalleryImage } from '#domain/contracts/gallery-image';
import { css } from '#styled/css';
import { earlyCopy } from './early-picture';
import { PictureSources } from './picture-sources';
import { useLoadAgain } from './use-load-again';
import { useNear } from './use-near';

type Props = {
  image: GalleryImage;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** The first of the page comes before anything else that waits. */
  first: boolean;
};

/** A picture that comes when it is near, out of its blurred stand-in, and stays on the device. */
export function GalleryPicture({ image, sizes, first }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box);
  const [shown, setShown] = useState(false);
  const { attempt, address, missing } = useLoadAgain();
  const { picture } = image;
  // What the server has sent with the page stays until the same picture stands here.
  const [early] = useState(() => earlyCopy(image));

  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // One pixel is the worker's way to say that there is no signal and no copy.
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
            data-shown={shown || undefined}
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
