import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { css } from '#styled/css';

/** A small version of a picture, shown beside its details. */
export function Thumbnail({ image: { objectPath, picture } }: { image: GalleryImage }) {
  const smallest = picture?.renditions.find(({ type }) => type === 'image/avif');
  return (
    <img
      className={small}
      src={smallest?.path ?? objectPath}
      alt=""
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      style={picture && { backgroundImage: `url(${picture.blur})`, objectPosition: picture.focus }}
    />
  );
}

const small = css({
  gridArea: 'picture',
  width: '100%',
  aspectRatio: '3 / 2',
  height: 'auto',
  objectFit: 'cover',
  backgroundColor: 'sunken',
  backgroundSize: 'cover',
});
