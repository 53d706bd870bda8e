import dualPurpose from '#app/media/service-dual-purpose.jpg?aspect=8:5&w=240;480;760&format=avif;webp&quality=42&as=picture';
import extension from '#app/media/service-3-wall-extensions.jpg?aspect=8:5&w=240;480;760&format=avif;webp&quality=42&as=picture';
import office from '#app/media/service-garden-offices.jpg?aspect=8:5&w=240;480;760&format=avif;webp&quality=42&as=picture';
import gardenRoom from '#app/media/service-garden-rooms.jpg?aspect=8:5&w=240;480;760&format=avif;webp&quality=42&as=picture';
import type { RoomTypeId } from '#domain/room-types';

export const ROOM_TYPE_PICTURES: Record<RoomTypeId, typeof gardenRoom> = {
  'garden-room': gardenRoom,
  office,
  extension,
  'dual-purpose': dualPurpose,
};
