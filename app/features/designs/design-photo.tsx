import { PhotoButton } from '#app/room/photo/photo-button';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { roomOf } from '#domain/room/geometry/room-of';
import { goLink } from '#styled/recipes';

export interface DesignPhotoProps {
  /** Whose photo it is: that of the room in the builder, or of a design by its id. */
  of: string;
  name: string;
  draft: Draft;
  pricing: PricingConfiguration;
}

/** Shows a design in a photo of the garden; nothing while its size is not offered. */
export function DesignPhoto({
  of,
  name,
  draft,
  pricing,
  shown,
}: DesignPhotoProps & {
  /** On its card: whether to be seen there. In a menu otherwise. */
  shown?: boolean;
}) {
  const room = roomOf(draft, pricing);
  if (!room) return null;
  const onCard = shown !== undefined;
  return (
    <PhotoButton
      of={of}
      room={room}
      draft={draft}
      label={`“${name}” in a photo of your garden`}
      className={onCard ? goLink() : ''}
      hidden={shown === false}
      shown={
        onCard && (
          <>
            <span>In a photo of your garden</span>
            <ArrowRightIcon />
          </>
        )
      }
    />
  );
}
