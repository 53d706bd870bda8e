import type { SizedPicture } from '#app/content/picture-data';

interface Props {
  picture: SizedPicture;
  /** Its rendered width, for the browser's choice of file. */
  sizes: string;
  className?: string;
}

/** A card's picture, loaded lazily. No alt text, because its name is beside it. */
export function CardPicture({ picture, sizes, className }: Props) {
  const { sources, img } = picture;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img src={img.src} width={img.w} height={img.h} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
