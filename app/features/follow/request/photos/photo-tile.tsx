import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { PhotoPicture } from '#app/ui/pictures/photo-picture';

interface Props {
  /** Undefined while the picture is not there. */
  content: ArrayBuffer | Blob | undefined;
  alt: string;
  /** Opens it large; without it, it is only shown. */
  onOpen?: () => void;
  children?: ReactNode;
}

/** A photo in a square, and what there is to say of it. */
export function PhotoTile({ content, alt, onOpen, children }: Props) {
  const picture = content && <PhotoPicture content={content} alt={alt} className={image} />;
  return (
    <li className={tile}>
      {picture && onOpen ? (
        <button type="button" className={square} onClick={onOpen}>
          {picture}
        </button>
      ) : (
        <div className={square}>{picture}</div>
      )}
      {children}
    </li>
  );
}

/** The list that tiles stand in. */
export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: '3',
  maxWidth: 'form',
  marginTop: '3',
});

const tile = css({ minWidth: '0' });

const square = css({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  background: 'sunken',
  borderRadius: 'control',
  overflow: 'hidden',
  'button&': { cursor: 'zoom-in' },
});

const image = css({ width: '100%', height: '100%', objectFit: 'cover' });
