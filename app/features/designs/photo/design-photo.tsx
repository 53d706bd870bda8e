import { useId, type CSSProperties } from 'react';
import { PhotoButton } from '#app/room/photo/photo-button';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { roomOf } from '#domain/room/geometry/room-of';
import { css } from '#styled/css';
import { goLink } from '#styled/recipes';

const PhotoThumbnail = lazyPart(async () => (await import('./photo-thumbnail')).PhotoThumbnail);

export interface DesignPhotoProps {
  /** Whose photo it is: that of the room in the builder, or of a design by its id. */
  of: string;
  name: string;
  draft: Draft;
  pricing: PricingConfiguration;
}

/** What a card knows of its photo: it has one, may have the one that waits, or is not to be seen with any. */
export type CardPhoto = 'kept' | 'wanted' | 'none';

/** Shows a design in a photo of the garden; nothing while its size is not offered. */
export function DesignPhoto({
  of,
  name,
  draft,
  pricing,
  onCard,
}: DesignPhotoProps & {
  /** In a menu otherwise. */
  onCard?: CardPhoto;
}) {
  const thumbnail = useId();
  const room = roomOf(draft, pricing);
  if (!room) return null;
  const hasThumbnail = onCard === 'kept';
  return (
    <PhotoButton
      of={of}
      room={room}
      draft={draft}
      label={`“${name}” in a photo of your garden`}
      className={onCard ? goLink() : ''}
      hidden={onCard === 'none'}
      describedBy={hasThumbnail ? thumbnail : undefined}
      shown={
        onCard && (
          <>
            {hasThumbnail && (
              <span id={thumbnail} className={css({ background: 'sunken' })} style={small}>
                <ErrorBoundary part="photo thumbnail" instead={null} waiting={null}>
                  <PhotoThumbnail of={of} draft={draft} />
                </ErrorBoundary>
              </span>
            )}
            <span>In a photo of your garden</span>
            <ArrowRightIcon />
          </>
        )
      }
    />
  );
}

// As a style attribute: every page loads every rule of the sheet.
const small: CSSProperties = {
  flex: 'none',
  width: 112,
  height: 84,
  marginBlock: 8,
  marginRight: 8,
  padding: 0,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
};
