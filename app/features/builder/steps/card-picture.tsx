import type gardenRoom from '#app/media/service-garden-rooms.jpg?as=picture';

interface Props {
  picture: typeof gardenRoom;
  /** Its rendered width, for the browser's choice of file. */
  sizes: string;
  className?: string;
}

/** A card's picture, loaded lazily. No alt text, because its name is beside it. */
export function CardPicture({ picture, sizes, className }: Props) {
  const { sources, img } = picture;
  return (
    <picture className={className}>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={img.src} width={img.w} height={img.h} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
