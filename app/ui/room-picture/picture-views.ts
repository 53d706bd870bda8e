import type { Draft } from '#domain/draft/draft';
import type { picture } from '#styled/recipes';

/** The drawings of a room, in the order in which they are offered. */
const PICTURE_VIEWS = ['outside', 'plan', 'front', 'right', 'back', 'left'] as const;

/** The classes of a drawing's parts. */
export type PictureStyles = ReturnType<typeof picture>;

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

/** The drawings that all of these rooms have: an extension has the house at its back. */
export function viewsOf(rooms: readonly Pick<Draft, 'roomType'>[]): readonly PictureView[] {
  const hasBack = rooms.every(({ roomType }) => roomType !== 'extension');
  return PICTURE_VIEWS.filter((view) => hasBack || view !== 'back');
}
