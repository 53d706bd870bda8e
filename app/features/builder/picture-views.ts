import type { RoomTypeId } from '#domain/room-types';
import type { StepNumber } from '#domain/draft/steps';

/** The drawings of a room, in the order in which they are offered. */
const PICTURE_VIEWS = ['outside', 'plan', 'front', 'right', 'back', 'left'] as const;

export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What each drawing is called; the four sides are its elevations. */
export const VIEW_NAMES: Record<PictureView, string> = {
  outside: 'Outside',
  plan: 'Plan',
  front: 'Front',
  right: 'Right',
  back: 'Back',
  left: 'Left',
};

/** The drawings of this kind of room: an extension has the house at its back. */
export function viewsOf(roomType: RoomTypeId | null): readonly PictureView[] {
  return roomType === 'extension' ? PICTURE_VIEWS.filter((view) => view !== 'back') : PICTURE_VIEWS;
}

/** What suits a step best: where openings are chosen the plan, where finishes are the room itself. */
export function viewOfStep(step: StepNumber): PictureView {
  return step === 2 || step === 3 ? 'plan' : 'outside';
}
