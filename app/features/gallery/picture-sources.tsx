import type { ReactNode } from 'react';
import type { GalleryImage } from '#domain/contracts/gallery-image';

type Props = { picture: GalleryImage['picture']; sizes: string; children: ReactNode };

const TYPES = ['image/avif', 'image/webp'] as const;

/** The renditions to choose from around an `<img>`, which stands alone while there are none. */
export function PictureSources({ picture, sizes, children }: Props) {
  return (
    <picture>
      {TYPES.map((type) => (
        <source key={type} type={type} srcSet={sourceSet(picture, type)} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}

function sourceSet(picture: Props['picture'], type: (typeof TYPES)[number]): string | undefined {
  const ofType = picture?.renditions.filter((rendition) => rendition.type === type) ?? [];
  return ofType.map(({ path, width }) => `${path} ${width}w`).join(', ') || undefined;
}
