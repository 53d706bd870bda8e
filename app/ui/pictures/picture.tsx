import type { PictureData } from '#app/content/picture-data';
import { css, cx } from '#styled/css';

type Props = {
  picture: PictureData;
  /** The picture's rendered width, as in `<img sizes>`. */
  sizes: string;
  className?: string;
  /** Set for a picture on the first screen; all others load lazily. */
  eager?: boolean;
  /** '' where the text beside it says the same. */
  alt?: string;
};

/**
 * A picture in AVIF, or as a JPEG where that is unknown, cropped around its focal point to fill its box.
 */
export function Picture({ picture, sizes, className, eager = false, alt = picture.alt }: Props) {
  return (
    <picture className={cx(box, className)}>
      {picture.sources.avif && (
        <source type="image/avif" srcSet={picture.sources.avif} sizes={sizes} />
      )}
      <img
        className={image}
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        {...(eager ? { fetchPriority: 'high' } : {})}
        style={{ objectPosition: picture.focus, backgroundImage: `url(${picture.blur})` }}
      />
    </picture>
  );
}

const box = css({ display: 'block', overflow: 'hidden', bg: 'sunken' });

const image = css({
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  bgSize: 'cover',
  bgPosition: 'center',
});
