import { useEffect, useRef } from 'react';

interface Props {
  /** A JPEG in memory. */
  content: ArrayBuffer | Blob;
  alt: string;
  className: string;
}

/** A picture that has no address of its own. */
export function PhotoPicture({ content, alt, className }: Props) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([content], { type: 'image/jpeg' }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return <img ref={picture} alt={alt} className={className} />;
}
