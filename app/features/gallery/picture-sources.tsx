import type { ReactNode } from 'react';
import type { GalleryImage } from '#domain/gallery/gallery-image';

type Props = {
  picture: GalleryImage['picture'];
  sizes: string;
  /** The address to request a file at, given its path. */
  address: (path: string) => string;
  children: ReactNode;
};

const TYPES = ['image/avif', 'image/webp'] as const;

/** The renditions around an `<img>`, which is rendered alone when there are none. */
export function PictureSources({ picture, sizes, address, children }: Props) {
  return (
    <picture>
      {TYPES.map((type) => (
        <source key={type} type={type} srcSet={sourceSet(picture, type, address)} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}

function sourceSet(
  picture: Props['picture'],
  type: (typeof TYPES)[number],
  address: Props['address'],
): string | undefined {
  const ofType = picture?.renditions.filter((rendition) => rendition.type === type) ?? [];
  return ofType.map(({ path, width }) => `${address(path)} ${width}w`).join(', ') || undefined;
}
