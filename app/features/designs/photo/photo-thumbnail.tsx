import { useRef } from 'react';
import { usePhotoThumbnail } from '#app/pwa/garden-photos/photo-thumbnail';
import { PhotoPicture } from '#app/ui/pictures/photo-picture';
import { useNear } from '#app/ui/screen/use-near';
import type { Draft } from '#domain/design/draft/draft';
import { css } from '#styled/css';

/** The photo that a design is kept with, read once it comes near the screen. It fills its place. */
export function PhotoThumbnail({ of, draft }: { of: string; draft: Draft }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, '100%');
  const thumbnail = usePhotoThumbnail(of, draft, isNear);
  return (
    <span ref={place} style={{ display: 'block', width: '100%', height: '100%' }}>
      {thumbnail && (
        <PhotoPicture
          content={thumbnail.content}
          alt={thumbnail.hasRoom ? 'The room in your photo' : 'Your photo, without the room'}
          className={css({ width: 'full', height: 'full', objectFit: 'cover' })}
        />
      )}
    </span>
  );
}
