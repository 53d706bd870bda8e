import type { ReactNode } from 'react';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';

type Props = {
  picture: GalleryImage['picture'];
  sizes: string;
  /** The address to request a file at, given its path. */
  address: (path: string) => string;
  children: ReactNode;
};

/** The renditions around an `<img>`, which is rendered alone when there are none. */
export function PictureSources({ picture, sizes, address, children }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, address)} sizes={sizes} />
      {children}
    </picture>
  );
}

function sourceSet(picture: Props['picture'], address: Props['address']): string | undefined {
  const sizes = picture?.renditions.filter(({ type }) => type === 'image/avif') ?? [];
  return sizes.map(({ path, width }) => `${address(path)} ${width}w`).join(', ') || undefined;
}
