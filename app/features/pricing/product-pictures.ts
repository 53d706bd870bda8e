import dualPurpose from '#app/media/service-dual-purpose.jpg?picture';
import extension from '#app/media/service-3-wall-extensions.jpg?picture';
import gardenRoom from '#app/media/service-garden-rooms.jpg?picture';
import office from '#app/media/service-garden-offices.jpg?picture';
import type { PictureData } from '#app/content/picture-data';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** The picture of each room type. */
export const productPictures: Record<RoomTypeId, PictureData> = {
  'garden-room': gardenRoom,
  office,
  extension,
  'dual-purpose': dualPurpose,
};
